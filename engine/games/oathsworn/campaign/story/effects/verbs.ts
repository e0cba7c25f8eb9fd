import type { StoryEffect } from '../../../content'
import type { Flow, StorySource } from '../../book'
import type { CampaignTable } from '../../tab'

export type VerbName = StoryEffect['do']
export type EffectOf<V extends VerbName> = Extract<StoryEffect, { do: V }>

/** What a verb of the story does; without a word about it the story goes on. */
export type StoryVerb<V extends VerbName> = (t: CampaignTable, effect: EffectOf<V>, from: StorySource) => Flow | void
export type Verbs<V extends VerbName> = { readonly [N in V]: StoryVerb<N> }
