import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { computed, defineComponent, h, nextTick, provide, shallowRef } from 'vue'
import type { Json } from '../../../engine/kernel/ids'
import { check, toJsonSchema } from '../../../engine/schema'
import { spacedWords } from '../../../engine/messages/spelling'
import { attackShape, rider, stageEffect, stageEffects } from '../../../engine/games/oathsworn/content'
import { cardForms } from '../../../engine/games/oathsworn/encounter/cardFacts/forms'
import { usualEffects } from '../../../engine/games/oathsworn/own/usual'
import AppSelect from '../../../renderer/ui/fields/AppSelect.vue'
import { fieldName } from '../../../renderer/ui/form/names'
import SchemaField from '../../../renderer/ui/form/SchemaField.vue'
import { fits, isRecord, kindOf, resolved, startOf, tagOf, type FormSchema } from '../../../renderer/ui/form/schema'
import { USUAL } from '../../../renderer/ui/form/usual'
import { branchesOf } from '../../engine/games/oathsworn/content/examples'

// Whatever the language of stage cards can say can be told at the table: chosen, counted and written in the form, by
// somebody who has never seen a pack.

const form = toJsonSchema(cardForms['own-stage-card']) as unknown as FormSchema
const defs = form.$defs

/** The form as the window holds it. */
const Held = defineComponent({
  setup(_props, { expose }) {
    const card = shallowRef<Json>(startOf(form, defs))
    provide(
      USUAL,
      computed(() => usualEffects)
    )
    expose({ card })
    const fixed = { schema: form, defs, name: '', path: '', problems: {} }
    return () =>
      h(SchemaField, { ...fixed, modelValue: card.value, 'onUpdate:modelValue': (next: Json) => (card.value = next) })
  }
})

/** A person at the form. */
class Teller {
  readonly form = mount(Held)

  get card(): Json {
    return (this.form.vm as unknown as { card: Json }).card
  }

  /** The fields directly inside another one. */
  private inside(field: VueWrapper): VueWrapper[] {
    return field.findAllComponents(SchemaField).filter((one) => aboveOf(one) === field.vm.$.uid)
  }

  private select(field: VueWrapper): VueWrapper {
    return field.findAllComponents(AppSelect).find((one) => aboveOf(one) === field.vm.$.uid)!
  }

  private field(within: VueWrapper, name: string): VueWrapper | undefined {
    return this.inside(within).find((one) => nameOf(one) === name)
  }

  async tell(field: VueWrapper, wanted: Json): Promise<void> {
    const schema = resolved((field.props() as { schema: FormSchema }).schema, defs)
    switch (kindOf(schema)) {
      case 'choice':
        return await this.choose(field, JSON.stringify(wanted))
      case 'text':
        return await field.find('input, textarea').setValue(String(wanted))
      case 'name':
        // As people write it.
        return await field.find('input').setValue(spacedWords(String(wanted)).replace(/^./, (one) => one.toUpperCase()))
      case 'number': {
        await field.find('input').setValue(String(wanted))
        return await field.find('input').trigger('change')
      }
      case 'flag':
        if (field.find('[role=switch]').attributes('aria-checked') !== String(wanted))
          await field.find('[role=switch]').trigger('click')
        return
      case 'json':
        return await field.find('textarea').setValue(JSON.stringify(wanted))
      case 'list':
        return await this.tellList(field, wanted as readonly Json[])
      case 'either': {
        const at = (schema.anyOf ?? []).findIndex((one) => fits(wanted, one, defs))
        await this.choose(field, String(at))
        const [inner] = this.inside(field)
        return inner ? await this.tell(inner, wanted) : undefined
      }
      case 'shape':
      case 'tagged':
        return await this.tellShape(field, schema, wanted)
      case 'fixed':
        return
    }
  }

  private async choose(field: VueWrapper, value: string): Promise<void> {
    const select = this.select(field).find('select')
    expect(select.findAll('option').map((option) => (option.element as HTMLOptionElement).value)).toContain(value)
    await select.setValue(value)
  }

  private async tellList(field: VueWrapper, wanted: readonly Json[]): Promise<void> {
    const some = field.findAll('[role=radio]')[1]
    if (some && wanted.length > 0 && this.inside(field).length === 0) await some.trigger('click')
    while (this.inside(field).length < wanted.length) {
      const adds = field.findAll('button.add')
      await adds.at(-1)!.trigger('click')
      await nextTick()
    }
    while (this.inside(field).length > wanted.length) {
      const outs = field
        .findAll('button.out')
        .filter((one) => one.element.closest('fieldset.list') === field.find('fieldset.list').element)
      await outs.at(-1)!.trigger('click')
      await nextTick()
    }
    for (const [n, one] of wanted.entries()) await this.tell(this.field(field, String(n + 1))!, one)
  }

  private async tellShape(field: VueWrapper, schema: FormSchema, wanted: Json): Promise<void> {
    if (!isRecord(wanted)) throw new Error(`${JSON.stringify(wanted)} is no shape`)
    const tag = kindOf(schema) === 'tagged' ? tagOf(schema) : undefined
    if (tag !== undefined) await this.choose(field, String(wanted[tag]))
    for (const one of this.inside(field)) if (!(nameOf(one) in wanted)) await this.leaveOut(one)
    for (const [name, value] of Object.entries(wanted)) {
      if (name === tag) continue
      if (!this.field(field, name)) await this.ask(field, name)
      await this.tell(this.field(field, name)!, value)
    }
  }

  /** What came with an example and is not meant. */
  private async leaveOut(field: VueWrapper): Promise<void> {
    const { parentElement } = field.element as HTMLElement
    const remove = parentElement?.querySelector<HTMLElement>(':scope > button')
    remove?.click()
    await nextTick()
  }

  /** What may be left out waits to be asked for by its name. */
  private async ask(field: VueWrapper, name: string): Promise<void> {
    const buttons = field.findAll('.add > button').filter((one) => one.text() === fieldName(name))
    await buttons.at(-1)!.trigger('click')
  }
}

const nameOf = (field: VueWrapper): string => (field.props() as { name: string }).name

/** The field something is part of. */
function aboveOf(one: VueWrapper): number | undefined {
  let above = one.vm.$.parent
  while (above && (above.type as unknown) !== SchemaField) above = above.parent
  return above?.uid
}

const meant = (effects: Json): Json => {
  const read = check(stageEffects, effects)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.value as unknown as Json
}

async function told(effects: Json): Promise<Json> {
  const teller = new Teller()
  await flushPromises()
  const root = teller.form.findComponent(SchemaField)
  await teller.tell(root, { ...(teller.card as object), effects } as Json)
  await flushPromises()
  const { effects: written } = teller.card as { effects: Json }
  teller.form.unmount()
  return meant(written)
}

const examples = (schema: Parameters<typeof branchesOf>[0]): [string, Json][] =>
  branchesOf(schema).flatMap(({ name, examples: [first] }) => (first === undefined ? [] : [[name, first]]))

describe('a stage card of the own box, told in the form', () => {
  it.each(examples(stageEffect))('OW-GEN-04 the verb %s', async (_, effect) => {
    expect(await told([effect])).toEqual(meant([effect]))
  })

  it.each(examples(attackShape))('OW-GEN-04 an attack of the shape %s', async (_, shape) => {
    const effect: Json = { do: 'attack', shape, icons: ['maw'], riders: [{ do: 'push' }] }
    expect(await told([effect])).toEqual(meant([effect]))
  })

  it.each(examples(rider))('OW-GEN-04 %s, done to somebody', async (_, one) => {
    const effect: Json = { do: 'apply', to: 'target', riders: [one] }
    expect(await told([effect])).toEqual(meant([effect]))
  })

  const files = import.meta.glob<readonly { id: string; effects: Json }[]>(
    '../../../data/oathsworn/starter/stage-cards/turnkey*.json',
    { eager: true, import: 'default' }
  )
  const shipped = Object.values(files).flat()

  it.each(shipped.map(({ id, effects }) => [id, effects] as const))(
    'OW-STAGE-01 the whole card %s',
    async (_, effects) => {
      expect(await told(effects)).toEqual(meant(effects))
    }
  )
})
