import { createPinia, setActivePinia } from 'pinia'
import { effectScope, nextTick } from 'vue'
import { beforeEach, expect, it } from 'vitest'
import { rule, seat } from '../../../../engine/kernel/ids'
import type { Prompt } from '../../../../engine/kernel/prompt'
import { demoHost } from '../../../../renderer/gallery/demoHost'
import { useKeeps } from '../../../../renderer/games/rolling-fates/combat/useKeeps'
import { setHost } from '../../../../renderer/shell/host'
import { useTable } from '../../../../renderer/table/store'
import { snapshot, step } from '../../table/messages'

const DICE = [1, 1, 3, 4, 4]
const keep = (who: string): Prompt => ({
  form: 'choose',
  rule: rule('RF-FAT-05'),
  seat: seat(who),
  title: { key: 'fates.keep' },
  min: 0,
  max: 5,
  data: { luck: 2, dice: DICE },
  options: DICE.map((die, at) => ({ id: `${at}:${die}`, label: { key: 'fates.die', args: { face: die } } }))
})

const ask = async (...waiting: readonly Prompt[]): Promise<void> => {
  useTable().adopt(snapshot(...waiting))
  await nextTick()
}

beforeEach(() => {
  setActivePinia(createPinia())
  setHost(demoHost({ table: { ask: () => ({ abilities: [] }) } }))
})

it('RF-FAT-09 what one has put aside stays so while another answers', async () => {
  await ask(keep('seat-1'), keep('seat-2'))
  const keeps = effectScope().run(useKeeps)
  keeps?.toggle('seat-2', 4)
  await ask(keep('seat-2'))
  expect(keeps?.keptBy('seat-2')).toEqual([4])
})

it('RF-FAT-08 the same dice in a later round are kept anew', async () => {
  await ask(keep('seat-1'))
  const keeps = effectScope().run(useKeeps)
  keeps?.toggle('seat-1', 0)
  await ask()
  await ask(keep('seat-1'))
  expect(keeps?.keptBy('seat-1')).toBeNull()
})

it('RF-FAT-11 a further reroll chooses afresh, though all dice were kept and are the same', async () => {
  const again = (): string => step({ waiting: [keep('seat-1')] })
  setHost(demoHost({ table: { ask: () => ({ abilities: [] }), answer: again } }))
  await ask(keep('seat-1'))
  const keeps = effectScope().run(useKeeps)
  for (const place of DICE.keys()) keeps?.toggle('seat-1', place)
  await keeps?.send('seat-1')
  expect(keeps?.keptBy('seat-1')).toBeNull()
})

it('the best keep for an ability takes each die once', async () => {
  await ask(keep('seat-1'))
  const keeps = effectScope().run(useKeeps)
  keeps?.keepFaces('seat-1', DICE, [1, 4])
  expect(keeps?.keptBy('seat-1')).toEqual([0, 3])
})
