import { describe, expect, it } from 'vitest'
import type { Json } from '../../../engine/kernel/ids'
import { resume } from '../../../engine/kernel/resume'
import { Run } from '../../../engine/kernel/run'
import { words } from '../../../engine/messages/words'
import { forms } from './fixtures/forms'

const careful: typeof forms = {
  ...forms,
  play: (t) => {
    const { rule, seat, title } = { rule: 'FORMS', seat: 'ann', title: words('forms.ask') } as never
    for (;;)
      t.happen({
        kind: 'kept',
        reply: t.ask('card', () => ({ rule, seat, title, schema: 'cost', offer: { cost: 1 } })).card
      })
  },
  refuseCard: (state, { schema }, card) =>
    schema === 'cost' && Number((card as { cost: number }).cost) > state.kept.length + 1 ? words('forms.tooDear') : null
}
const answer = (run: Run<never, never>, card: Json) =>
  run.answer({ seat: 'ann' as never, by: 'person', reply: { form: 'card', card } })

describe('a card that is described', () => {
  it('is refused before any rule goes on with it, and nothing has changed', () => {
    const run = Run.start(careful, null, 'cards') as unknown as Run<never, never>
    const before = [run.hash, run.revision]
    expect(answer(run, { cost: 2 })).toEqual({ ok: false, why: { key: 'forms.tooDear' } })
    expect([run.hash, run.revision]).toEqual(before)
    expect(answer(run, { cost: 1 }).ok).toBe(true)
  })
  it('is judged by the table as it stands when the card is given', () => {
    const run = Run.start(careful, null, 'cards') as unknown as Run<never, never>
    for (const cost of [1, 2, 3]) expect(answer(run, { cost }).ok).toBe(true)
    const loaded = resume(careful, run.save())
    expect(loaded.ok && loaded.run.hash).toBe(run.hash)
  })
})
