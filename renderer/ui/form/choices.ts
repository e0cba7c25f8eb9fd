import type { InjectionKey, Ref } from 'vue'
import type { Json } from '../../../engine/kernel/ids'

/** What a field of this name can hold here and now, by the names people use. Without it the field is plain. */
export interface FieldChoices {
  readonly [field: string]: readonly { readonly value: Json; readonly label: string }[]
}

export const FIELD_CHOICES: InjectionKey<Readonly<Ref<FieldChoices>>> = Symbol('field choices')
