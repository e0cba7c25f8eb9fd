import { rule, seat } from '../../../../kernel/ids'
import type { Prompt } from '../../../../kernel/prompt'
import { words, type Words } from '../../../../messages/words'
import type { StoryOption, Vote } from '../../content'
import { askEach, chooseOne } from '../asking'
import type { StorySource } from '../book'
import { said } from '../people/names'
import type { CampaignTable } from '../tab'
import { holds } from './condition'

export const optionName = (from: StorySource, id: string): Words => words(`${from.kind}.${from.id}.option.${id}`)

export const offered = (t: CampaignTable, options: readonly StoryOption[]): readonly StoryOption[] =>
  options.filter((one) => one.if === null || holds(t.see, one.if))

/** OW-STORY-14: everybody decides in secret, all is revealed together; what was voted for, in the order offered. */
export function secretVote(t: CampaignTable, { options, counts }: Vote, from: StorySource): readonly StoryOption[] {
  const choices = offered(t, options)
  if (choices.length === 0) return []
  const votes = castVotes(t, choices, from)
  for (const one of choices)
    if (votes.includes(one.id))
      t.happen({ kind: 'voted', option: optionName(from, one.id).key, votes, rule: rule('OW-STORY-14'), reveals: true })
  const voted = choices.filter(({ id }) => votes.includes(id))
  if (counts === 'any') return voted
  if (counts === 'unanimous') return voted.length === 1 ? voted : []
  const count = (id: string): number => votes.filter((one) => one === id).length
  const most = Math.max(...voted.map(({ id }) => count(id)))
  const tied = voted.filter(({ id }) => count(id) === most)
  return tied.length < 2 ? tied : [breakTie(t, tied, from)]
}

/** OW-STORY-14: one vote for each player, not for each seat; somebody alone just decides. */
function castVotes(t: CampaignTable, choices: readonly StoryOption[], from: StorySource): readonly string[] {
  if (t.see.players === 1) return [decide(t, choices, from, 'ask.decide') ?? '']
  const replies = askEach(t, () =>
    Array.from({ length: t.see.players }, (_, i): Prompt => ({
      form: 'choose',
      rule: rule('OW-STORY-14'),
      seat: seat(`player-${i + 1}`),
      title: said('ask.vote', { player: i + 1 }),
      confirm: true,
      min: 1,
      max: 1,
      options: choices.map(({ id }) => ({ id, label: optionName(from, id) })),
      data: { secret: true }
    }))
  )
  return replies.flatMap((reply) => (reply.form === 'choose' ? reply.chosen : []))
}

/** Votes that are even are talked over. */
function breakTie(t: CampaignTable, tied: readonly StoryOption[], from: StorySource): StoryOption {
  const chosen = decide(t, tied, from, 'ask.tie')
  const found = tied.find(({ id }) => id === chosen)
  if (!found) throw new Error('an option that was not offered was chosen')
  return found
}

const decide = (t: CampaignTable, choices: readonly StoryOption[], from: StorySource, title: string): string =>
  chooseOne(t, () => ({
    rule: 'OW-STORY-14',
    title: said(title),
    options: choices.map(({ id }) => ({ id, label: optionName(from, id) }))
  }))
