import type { InjectionKey, Ref } from 'vue'
import type { Json } from '../../../engine/kernel/ids'

/** What is written most often where one of these is wanted: filled in at a press, and changed from there. */
export interface Usual {
  readonly [described: string]: readonly { readonly id: string; readonly value: Json }[]
}

export const USUAL: InjectionKey<Readonly<Ref<Usual>>> = Symbol('usual')
