import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { toJsonSchema } from '../../../engine/kernel/schema'
import { cardForms } from '../../../engine/oathsworn/encounter/forms'
import SchemaField from '../../../renderer/ui/form/SchemaField.vue'
import {
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
  it('shows what is there, and writes what is changed', async () => {
    const form = field({ name: 'Hew', cost: 2 })
    await form.find('input[type=text]').setValue('Cleave')
    expect(form.emitted('update:modelValue')?.at(-1)).toEqual([{ name: 'Cleave', cost: 2 }])
  })

  it('adds an effect, and changes what kind it is', async () => {
    const form = field({ name: 'Hew', cost: 2, effects: [{ do: 'move', hexes: 2 }] })
    const kind = form.findAll('select').find((one) => one.findAll('option').some((option) => option.text() === 'Heal'))
    await kind?.setValue('heal')
    expect(form.emitted('update:modelValue')?.at(-1)).toEqual([{ name: 'Hew', cost: 2, effects: [{ do: 'heal' }] }])
  })

  it('switches between nothing and a number', async () => {
    const form = field({ name: 'Hew', cost: 2 })
    const either = form.findAll('select').find((one) => one.findAll('option').some((o) => o.text() === 'a number'))
    await either?.setValue('1')
    expect(form.emitted('update:modelValue')?.at(-1)).toEqual([{ name: 'Hew', cost: 2, defence: 0 }])
  })

  it.each(Object.entries(cardForms))('can be made for the card the game asks for: %s', async (_, described) => {
    const real = toJsonSchema(described) as unknown as FormSchema
    const start = startOf(real, real.$defs)
    const form = mount(SchemaField, {
      props: { schema: real, defs: real.$defs, name: '', path: '', problems: {}, modelValue: start }
    })
    const add = form.findAll('button').find((button) => button.text().startsWith('Add to'))
    await add?.trigger('click')
    await flushPromises()
    const written = form.emitted('update:modelValue')?.at(-1)?.[0] as { effects: object[] }
    expect(written.effects).toHaveLength(1)
    expect(form.text()).not.toContain('undefined')
  })
})
