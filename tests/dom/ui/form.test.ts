import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { computed, defineComponent, h, provide, ref, shallowRef } from 'vue'
import type { Json } from '../../../engine/kernel/ids'
import { check, toJsonSchema, type AnySchema, type Schema, type ShapeNode } from '../../../engine/schema'
import { abilityEffects, stageEffects } from '../../../engine/games/oathsworn/content'
import { usualEffects } from '../../../engine/games/oathsworn/own/usual'
import { FIELD_CHOICES } from '../../../renderer/ui/form/choices'
import { hintOf } from '../../../renderer/ui/form/names'
import { USUAL } from '../../../renderer/ui/form/usual'
import { knows } from '../../../renderer/words/say'
import { cardForms } from '../../../engine/games/oathsworn/encounter/cardFacts/forms'
import SchemaField from '../../../renderer/ui/form/SchemaField.vue'
import {
  branchLabel,
  branchName,
  fits,
  kindOf,
  resolved,
  startOf,
  tagOf,
  withField,
  withItem,
  type FormSchema
} from '../../../renderer/ui/form/schema'

const schema: FormSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: 60 },
    cost: { type: 'integer', minimum: 1, maximum: 9 },
    defence: { anyOf: [{ const: null }, { type: 'integer', minimum: 0 }], default: null },
    effects: { type: 'array', items: { $ref: '#/$defs/Effect' }, maxItems: 2 }
  },
  required: ['name', 'cost'],
  $defs: {
    Effect: {
      oneOf: [
        {
          type: 'object',
          properties: { do: { const: 'move' }, hexes: { type: 'integer' } },
          required: ['do', 'hexes']
        },
        { type: 'object', properties: { do: { const: 'heal' } }, required: ['do'] }
      ]
    }
  }
}
const defs = schema.$defs
const field = (value: unknown) =>
  mount(SchemaField, { props: { schema, defs, name: '', path: '', problems: {}, modelValue: value as never } })

describe('a description', () => {
  it('says where to start', () => {
    expect(startOf(schema, defs)).toEqual({ name: '', cost: 1 })
    expect(startOf({ $ref: '#/$defs/Effect' }, defs)).toEqual({ do: 'move', hexes: 0 })
    expect(tagOf(resolved({ $ref: '#/$defs/Effect' }, defs))).toBe('do')
  })

  it('tells its branches apart by what is written', () => {
    const either = schema.properties?.['defence'] ?? {}
    expect(kindOf(either)).toBe('either')
    expect(fits(null, either, defs)).toBe(true)
    expect(fits('x', either, defs)).toBe(false)
    expect(fits({ do: 'heal' }, { $ref: '#/$defs/Effect' }, defs)).toBe(true)
  })

  it('is changed without touching what was', () => {
    const old = { name: 'Hew', cost: 2 }
    expect(withField(old, 'cost', undefined)).toEqual({ name: 'Hew' })
    expect(withField(old, 'cost', 3)).toEqual({ name: 'Hew', cost: 3 })
    expect(withItem([1, 2], 0, undefined)).toEqual([2])
    expect(old).toEqual({ name: 'Hew', cost: 2 })
  })
})

describe('a form made from it', () => {
  it('shows an empty name as empty', () => {
    const form = field({ name: '', cost: 1, defence: null, effects: [] })
    expect(form.find<HTMLInputElement>('input[type=text]').element.value).toBe('')
  })

  it('shows what is there, and writes what is changed', async () => {
    const form = field({ name: 'Hew', cost: 2 })
    await form.find('input[type=text]').setValue('Cleave')
    expect(form.emitted('update:modelValue')?.at(-1)).toEqual([{ name: 'Cleave', cost: 2 }])
  })

  it('adds an effect, and changes what kind it is', async () => {
    const form = field({ name: 'Hew', cost: 2, effects: [{ do: 'move', hexes: 2 }] })
    const kind = form
      .findAll('select')
      .find((one) => one.findAll('option').some((option) => option.text() === 'Heal HP'))
    await kind?.setValue('heal')
    expect(form.emitted('update:modelValue')?.at(-1)).toEqual([{ name: 'Hew', cost: 2, effects: [{ do: 'heal' }] }])
  })

  it('switches between nothing and a number', async () => {
    const form = field({ name: 'Hew', cost: 2 })
    const either = form.findAll('select').find((one) => one.findAll('option').some((o) => o.text() === 'a number'))
    await either?.setValue('1')
    expect(form.emitted('update:modelValue')?.at(-1)).toEqual([{ name: 'Hew', cost: 2, defence: 0 }])
    await form.setProps({ modelValue: { name: 'Hew', cost: 2, defence: 3 } })
    const named = form.findAll('.either .label').filter((label) => label.text() === 'DEFENSE')
    // Both have the name, and only the first of them is seen with it.
    expect(named.map((label) => label.element.closest('.plain') === null)).toEqual([true, false])
  })

  const hasEffects = ({ node: { required, optional } }: Schema<unknown, ShapeNode>): boolean =>
    'effects' in { ...required, ...optional }
  const withEffects = Object.entries(cardForms).filter(([, form]) => hasEffects(form))
  it.each(withEffects)('can be made for the card the game asks for: %s', async (_, described) => {
    const real = toJsonSchema(described) as unknown as FormSchema
    const start = startOf(real, real.$defs)
    const form = mount(Held, { props: { schema: real, start } })
    const held = (): { effects: object[] } => (form.vm as unknown as { card: { effects: object[] } }).card
    const [none, some] = form.findAll('[role=radio]')
    expect([none?.text(), none?.attributes('aria-checked')]).toEqual([
      expect.stringContaining('Nothing the app must know'),
      'true'
    ])
    await some?.trigger('click')
    for (const button of form.findAll('.adds button')) await button.trigger('click')
    await flushPromises()
    expect(held().effects.length).toBeGreaterThan(6)
    expect(check(described as AnySchema, held()).ok).toBe(true)
    expect(form.text()).not.toContain('undefined')
    await form.findAll('[role=radio]')[0]?.trigger('click')
    expect(held().effects).toEqual([])
  })

  it('calls everything a card can say by a name people use', () => {
    const nameless = new Set<string>()
    const named = (...keys: string[]): void => {
      if (!keys.some(knows)) nameless.add(keys[0] ?? '')
    }
    const visit = (at: FormSchema, inside: string): void => {
      for (const one of at.enum ?? []) named(`choice.${inside}.${String(one)}`, `choice.${String(one)}`)
      const tag = tagOf(at) ?? ''
      if (tag) named(`field.${tag}`)
      for (const branch of at.oneOf ?? []) {
        named(`choice.${tag}.${branchName(branch, tag)}`)
        visit(branch, inside)
      }
      for (const branch of at.anyOf ?? []) {
        const label = branchLabel(branch, {})
        named(`form.is.${label}`, `field.${label}`)
        visit(branch, inside)
      }
      for (const [name, inner] of Object.entries(at.properties ?? {}))
        if (!('const' in inner)) {
          named(`field.${name}`)
          visit(inner, name)
        }
      if (at.items) visit(at.items, inside)
    }
    for (const described of Object.values(cardForms)) {
      const real = toJsonSchema(described as AnySchema) as unknown as FormSchema
      visit(real, '')
      for (const inner of Object.values(real.$defs ?? {})) visit(inner, '')
    }
    expect([...nameless].sort()).toEqual([])
  })

  it('offers what cards do most often, each of which can be read', () => {
    for (const { id, value } of usualEffects.AbilityEffect)
      expect([id, check(abilityEffects, [value]).ok, knows(`usual.${id}`)]).toEqual([id, true, true])
    for (const { id, value } of usualEffects.StageEffect)
      expect([id, check(stageEffects, [value]).ok, knows(`usual.${id}`)]).toEqual([id, true, true])
  })

  it('keeps clauses and backticks for those who write packs', () => {
    expect(hintOf('Attacks (ATK). Riders are lost when it breaks (OW-BRK-08).')).toBe(
      'Attacks. Riders are lost when it breaks.'
    )
    expect(hintOf('How many, or `all` (OW-GEN-01, OW-GEN-02).')).toBe('How many, or all.')
    expect(hintOf('Tells the table something: the words `<kind>.<record>.line.<line>`.')).toBe(
      'Tells the table something'
    )
    expect(hintOf('Its words are `<kind>.<record>.option.<id>`.')).toBeUndefined()
    expect(hintOf('The last part of its key.')).toBeUndefined()
  })
})

describe('a name in a file', () => {
  const name: FormSchema = { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 64 }
  const shown = (value: string) =>
    mount(SchemaField, {
      props: { schema: name, defs: undefined, name: 'line', path: '', problems: {}, modelValue: value }
    })

  it('is read and written as people write it, while they are writing', async () => {
    const form = shown('it-roars')
    expect(form.find('input').element.value).toBe('it roars')
    for (const typed of ['It ', 'It bow', 'It bows, Éva!']) await form.find('input').setValue(typed)
    expect(form.emitted('update:modelValue')?.map(([one]) => one)).toEqual(['it', 'it-bow', 'it-bows-eva'])
    expect(form.find('input').element.value).toBe('It bows, Éva!')
    await form.setProps({ modelValue: 'it-bows-eva' })
    expect(form.find('input').element.value).toBe('It bows, Éva!')
    await form.setProps({ modelValue: 'something-else' })
    expect(form.find('input').element.value).toBe('something else')
  })
})

describe('a field of which the table knows what can be there', () => {
  const hexes = [
    { value: 7, label: 'F6' },
    { value: 8, label: 'F7' }
  ]
  const shown = (described: FormSchema, value: Json) =>
    mount(SchemaField, {
      props: { schema: described, defs: undefined, name: 'hex', path: '', problems: {}, modelValue: value },
      global: { provide: { [FIELD_CHOICES as symbol]: computed(() => ({ hex: hexes })) } }
    })

  it('is one list, and what can be there instead stands at its end', async () => {
    const form = shown({ anyOf: [{ type: 'integer' }, { const: null }] }, 8)
    expect(form.findAll('select')).toHaveLength(1)
    expect(form.findAll('option').map((option) => option.text())).toEqual(['F6', 'F7', 'Off the board'])
    expect(form.find('select').element.selectedOptions[0]?.text).toBe('F7')
    await form.find('select').setValue('null')
    expect(form.emitted('update:modelValue')).toEqual([[null]])
  })

  it('in a list is known by the list it is in', async () => {
    const form = mount(SchemaField, {
      props: {
        schema: { type: 'array', items: { type: 'string' } },
        defs: undefined,
        name: 'icons',
        path: '',
        problems: {},
        modelValue: ['maw']
      },
      global: {
        provide: {
          [FIELD_CHOICES as symbol]: computed(() => ({
            'icons[]': [
              { value: 'maw', label: 'Maw' },
              { value: 'claw', label: 'Claw' }
            ]
          }))
        }
      }
    })
    expect(form.findAll('option').map((option) => option.text())).toEqual(['Maw', 'Claw'])
    await form.find('select').setValue('"claw"')
    expect(form.emitted('update:modelValue')).toEqual([[['claw']]])
  })

  it('keeps what was told elsewhere and is not here, and begins with the first of what is here', () => {
    const form = shown({ type: 'integer' }, 99)
    expect(form.emitted('update:modelValue')).toBeUndefined()
    expect(form.findAll('option').map((option) => option.text())).toEqual(['F6', 'F7', '99'])
    expect(form.find('select').element.selectedOptions[0]?.text).toBe('99')
    expect(shown({ type: 'integer', minimum: 0 }, 0).emitted('update:modelValue')).toEqual([[7]])
  })

  it('goes with what it depends on: what could be chosen and no longer can makes way', async () => {
    const here = ref(hexes)
    const form = mount(SchemaField, {
      props: { schema: { type: 'integer' }, defs: undefined, name: 'hex', path: '', problems: {}, modelValue: 8 },
      global: { provide: { [FIELD_CHOICES as symbol]: computed(() => ({ hex: here.value })) } }
    })
    here.value = [{ value: 30, label: 'A1' }]
    await flushPromises()
    expect(form.emitted('update:modelValue')).toEqual([[30]])
  })

  it('is left as it is where more than one name is written', () => {
    const form = shown({ type: 'array', items: { type: 'integer' } }, [])
    expect(form.find('select').exists()).toBe(false)
  })
})

/** A form that holds what is written, as the window does. */
const Held = defineComponent({
  props: { schema: { type: Object, required: true }, start: { type: null, required: true } },
  setup(props, { expose }) {
    const card = shallowRef<Json>(props.start as Json)
    provide(
      USUAL,
      computed(() => usualEffects)
    )
    expose({ card })
    const described = props.schema as FormSchema
    const fixed = { schema: described, defs: described.$defs, name: '', path: '', problems: {} }
    return () =>
      h(SchemaField, { ...fixed, modelValue: card.value, 'onUpdate:modelValue': (next: Json) => (card.value = next) })
  }
})
