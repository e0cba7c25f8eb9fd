import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { burst, readFace } from '../../../../../renderer/games/oathsworn/ui/might'
import MightFace from '../../../../../renderer/games/oathsworn/ui/MightFace.vue'
import { percent } from '../../../../../renderer/games/oathsworn/ui/odds'
import { pieces } from '../../../../../renderer/games/oathsworn/ui/pieces'
import type { Option } from '../../../../../renderer/table/prompts'
import { say } from '../../../../../renderer/words/say'

describe('MightFace', () => {
  it('shows colour by letter too', () => {
    const face = mount(MightFace, { props: { colour: 'red', label: 'Red 3', value: 3 } })
    expect(face.text()).toContain('R')
    expect(face.text()).toContain('3')
    expect(face.attributes('aria-label')).toBe('Red 3')
  })

  it('shows a blank as a ring with a bar, a critical as a burst and a second card', () => {
    const blank = mount(MightFace, { props: { colour: 'white', label: 'Blank', value: 0 } })
    expect(blank.find('.blank circle').exists()).toBe(true)
    expect(blank.find('.value').exists()).toBe(false)
    const critical = mount(MightFace, { props: { colour: 'black', label: 'Five', value: 5, critical: true } })
    expect(critical.find('.burst').exists()).toBe(true)
    expect(critical.find('.second').exists()).toBe(true)
  })

  it('shows no number while face down', () => {
    const down = mount(MightFace, { props: { colour: 'white', label: 'Face down' } })
    expect(down.find('.value').exists() || down.find('.blank').exists()).toBe(false)
  })

  it('reads written faces', () => {
    expect(readFace('4*')).toEqual({ value: 4, critical: true })
    expect(readFace('0')).toEqual({ value: 0, critical: false })
    expect(burst(0, 0, 10, 5).split(' ')).toHaveLength(24)
  })
})

describe('what a question shows', () => {
  const option = (data: object): Option => ({ id: 'one', label: { key: 'option.yes' }, data: data as never })
  const pile = (id: string) => ({ id, label: 'White', count: 1, faces: [] }) as never

  it('is the MIGHT card an option is about, and what it costs', () => {
    expect(pieces.inOption?.(option({ colour: 'red', face: '4*' }))?.props).toMatchObject({
      colour: 'red',
      value: 4,
      critical: true
    })
    expect(pieces.inOption?.(option({}))).toBeNull()
    expect(say(pieces.price?.(option({ animus: 2 })) ?? '')).toBe('2 animus')
    expect(pieces.price?.(option({}))).toBeNull()
  })

  it('is a critical by its star', () => {
    expect(pieces.faceSign?.sign).toBe('*')
    expect(say(pieces.faceSign?.label ?? '')).toBe('The last one was a critical')
  })

  it('is a die of a pile that is named for a colour, and its face in words', () => {
    expect(pieces.inPile?.(pile('oathsworn.white'), '2')?.props).toMatchObject({ colour: 'white', value: 2 })
    expect(pieces.inPile?.(pile('checks'), '2')).toBeNull()
    expect(say(pieces.faceText?.(pile('oathsworn.white'), '4*') ?? '')).toBe('White 4, critical')
    expect(say(pieces.faceText?.(pile('oathsworn.white'), '0') ?? '')).toBe('White blank')
  })
})

describe('odds', () => {
  it('never rounds a chance to certainty', () => {
    expect(percent(0.001)).toBe('< 1 %')
    expect(percent(0.999)).toBe('> 99 %')
    expect(percent(1)).toBe('100 %')
    expect(percent(0.333)).toBe('33 %')
  })
})
