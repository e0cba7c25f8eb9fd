import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(resolve(import.meta.dirname, '../../../renderer/ui/style/tokens.css'), 'utf8')

function theme(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`)
  const block = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]))
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string | undefined, b: string | undefined): number {
  if (!a || !b) throw new Error('a token is missing')
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

const themes = { dark: theme("[data-theme='dark']"), parchment: theme("[data-theme='parchment']") }
const levels = ['ground', 'panel', 'raised']
const seats = ['seat-1', 'seat-2', 'seat-3', 'seat-4']

describe.each(Object.entries(themes))('the %s theme', (_, token) => {
  it.each(['text', 'muted', 'decide', 'own', 'harm'])('%s reads at 4.5:1 or more on every level', (ink) => {
    for (const level of levels) expect(contrast(token[ink], token[level]), level).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['decide', 'own', 'harm'])('text on a filled %s reads at 4.5:1 or more', (fill) => {
    expect(contrast(token[`on-${fill}`], token[fill])).toBeGreaterThanOrEqual(4.5)
  })

  it.each([...seats, 'edge'])('%s stands out at 3:1 or more on every level', (shape) => {
    for (const level of levels) expect(contrast(token[shape], token[level]), level).toBeGreaterThanOrEqual(3)
  })

  it.each(seats)('a letter on %s reads at 4.5:1 or more', (seat) => {
    expect(contrast(token['on-seat'], token[seat])).toBeGreaterThanOrEqual(4.5)
  })
})

it.each(['white', 'yellow', 'red', 'black'])('a %s MIGHT card reads at 4.5:1 or more', (colour) => {
  const might = Object.fromEntries(
    [...css.matchAll(/--(might-[\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, n, hex]) => [n, hex])
  )
  expect(contrast(might[`might-${colour}`], might[`might-${colour}-ink`])).toBeGreaterThanOrEqual(4.5)
})

it('nothing is written smaller than 14 px', () => {
  const sources = import.meta.glob<string>('../../../renderer/**/*.{vue,css}', {
    query: '?raw',
    import: 'default',
    eager: true
  })
  const small = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/font-size:\s*([\d.]+)(px|rem|em)\s*;/g)]
      .filter(([, size, unit]) => (unit === 'px' ? Number(size) < 14 : Number(size) < 1))
      .map(([rule]) => `${file}: ${rule}`)
  )
  expect(small).toEqual([])
})
