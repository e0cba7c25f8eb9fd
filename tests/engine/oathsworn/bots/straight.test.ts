import { describe, expect, it } from 'vitest'
import * as straightBots from 'straight/oathsworn/bots'
import * as straightPlay from 'straight/oathsworn/bots/playOut'
import * as straightPreview from 'straight/oathsworn/encounter/preview'
import * as straightGame from 'straight/oathsworn/game'
import type { Json, Prompt } from '../../../../engine/kernel'
import { hashOf } from '../../../../engine/kernel/hash'
import * as bots from '../../../../engine/oathsworn/bots'
import { BOTS } from '../../../../engine/oathsworn/bots'
import * as play from '../../../../engine/oathsworn/bots/playOut'
import type { Happened } from '../../../../engine/oathsworn/encounter/happenings'
import * as preview from '../../../../engine/oathsworn/encounter/preview'
import * as game from '../../../../engine/oathsworn/game'
import { readySetup } from '../../../../engine/oathsworn/ready'
import { contentOf } from '../content/pack-folder'

const content = contentOf('core', 'starter')

/** One of the two worlds: with stops, and without. */
const stopping = { ...bots, ...play, ...preview, ...game }
const straight = { ...straightBots, ...straightPlay, ...straightPreview, ...straightGame }

/** A whole fight with every question that came up and what was foreseen while it was open, as one number. */
function fought(world: typeof stopping, setup: Json, seed: string, name: bots.BotName) {
  const asked: Prompt[] = []
  const foreseen: preview.Outlook[] = []
  const happenings: Happened[] = []
  const bot: bots.Bot = (sight) => {
    asked.push(sight.prompt)
    // In the midst of the rule that asks: what is imagined there disturbs nothing.
    if (asked.length % 10 === 0) foreseen.push(world.preview(sight.book, sight.state))
    return world.bots[name](sight)
  }
  const { state, answers } = world.playOut(world.oathsworn(content), setup, seed, bot, (h) => happenings.push(h))
  return {
    answers,
    outcome: state.clock.outcome,
    open: new Set(foreseen.map(({ open }) => open)),
    hash: hashOf([asked, foreseen, state, happenings] as unknown as Json)
  }
}

describe('what runs without stops is the same fight, question for question', () => {
  it('is another world', () => {
    expect(straightPlay.playOut).not.toBe(play.playOut)
  })

  for (const encounter of content.encounter.keys())
    it(encounter, () => {
      const setup = readySetup(content, { encounter }) as unknown as Json
      for (const bot of BOTS)
        for (let seed = 0; seed < 2; seed++)
          expect(fought(straight, setup, `${encounter} ${seed}`, bot)).toEqual(
            fought(stopping, setup, `${encounter} ${seed}`, bot)
          )
    })
})
