import type { StoryEffect } from '../../../content'
import type { Flow, StorySource } from '../../book'
import type { Tab } from '../../tab'

export type VerbName = StoryEffect['do']
export type EffectOf<V extends VerbName> = Extract<StoryEffect, { do: V }>

/** What a verb of the story does; without a word about it the story goes on. */
export type Verb<V extends VerbName> = (t: Tab, effect: EffectOf<V>, from: StorySource) => Flow | void
export type Verbs<V extends VerbName> = { readonly [N in V]: Verb<N> }
