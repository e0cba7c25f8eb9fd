import { describe, expect, it } from 'vitest'
import { HATCHES, INK_STYLES, INKS, inkColour, inksOf, type Ink } from '../../../../renderer/board/overlay/kinds'
import { headOf, overlayMesh, strokesOf, topMesh } from '../../../../renderer/board/overlay/mesh'
import { overlayShapes } from '../../../../renderer/board/overlay/shapes'
import { swatch } from '../../../../renderer/board/overlay/swatch'
import { MODEL_GRID } from '../../../../renderer/board/hexes'
import { THEMES } from '../../../../renderer/board/scene'
import { PALETTES, rgbOf } from '../../../../renderer/board/theme'
import { OVERLAYS } from '../../../../renderer/gallery/battlefieldOverlays'
import { at, EVENING } from '../../../../renderer/gallery/battlefieldScenes'

const luminance = (colour: string): number => {
  const [r, g, b] = rgbOf(colour).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number
  ]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string): number => {
  const [x, y] = [luminance(a), luminance(b)].sort((m, n) => n - m) as [number, number]
  return (x + 0.05) / (y + 0.05)
}

const shapes = (name: string) => overlayShapes(OVERLAYS[name] ?? [], EVENING)

describe('overlays', () => {
  it('kinds that share a colour differ by their hatching', () => {
    for (const theme of THEMES) {
      const looks = INKS.filter(
        (ink) => !['path', 'sight', 'blocked', 'candidate', 'ruledOut', 'harm', 'decide'].includes(ink)
      )
      const seen = new Set(looks.map((ink) => `${INK_STYLES[ink].hatch} ${inkColour(ink, theme)}`))
      expect(seen.size).toBe(looks.length)
    }
    const arcs = inksOf(OVERLAYS['arcs of a figure']![0]!).map((ink) => INK_STYLES[ink].hatch)
    expect(new Set(arcs).size).toBe(4)
    const attacks = (['area', 'cone', 'wave'] as const).map((ink) => INK_STYLES[ink].hatch)
    expect(new Set(attacks).size).toBe(3)
  })

  it('outlines stand out from the tiles in both themes', () => {
    for (const theme of THEMES) {
      for (const ink of INKS) {
        const floor = theme === 'dark' ? PALETTES.dark.tile : PALETTES.parchment.tile
        expect(contrast(inkColour(ink, theme), floor), `${ink} ${theme}`).toBeGreaterThanOrEqual(
          theme === 'dark' ? 1.7 : 3
        )
      }
    }
  })

  it('labels can be read on their ground', () => {
    for (const theme of THEMES) {
      const { label, tile, tileWarm } = PALETTES[theme]
      expect(contrast(label, tile)).toBeGreaterThan(3.5)
      expect(contrast(label, tileWarm)).toBeGreaterThan(3.5)
    }
  })

  it('reach tells the cost of every hex once', () => {
    const { marks, areas } = shapes('reach')
    expect(marks).toHaveLength(areas[0]?.hexes.length ?? -1)
    expect(new Set(marks.map((mark) => mark.text))).toEqual(new Set(['1', '2', '3', '4']))
  })

  it('sight draws the very line, dashed and with the blockers lit when it is blocked', () => {
    const clear = shapes('sight, clear')
    expect(clear.lines[0]).toMatchObject({ ink: 'sight', isDashed: false, isOnTop: true })
    expect(clear.areas.some((area) => area.ink === 'blocked')).toBe(false)
    const blocked = shapes('sight, blocked')
    expect(blocked.lines[0]).toMatchObject({ ink: 'blocked', isDashed: true })
    const lit = blocked.areas.filter((area) => area.fill > 0.25).flatMap((area) => area.hexes)
    expect(lit).toEqual([at('F5'), at('F6')])
  })

  it('a charge shows where the body ends, what it sweeps and whom it hits', () => {
    const { areas, ghosts, marks } = shapes('charge')
    expect(ghosts).toEqual([{ of: 'beast', hex: at('I7'), facing: 'S', ink: 'charge' }])
    expect(areas.map((area) => area.hexes.length)).toEqual([8, 7])
    expect(marks.map((mark) => mark.text)).toEqual(['!'])
  })

  it('a knockback shows what stops it', () => {
    const { ghosts, marks } = shapes('knockback')
    expect(ghosts[0]?.hex).toBe(at('F8'))
    expect(marks).toMatchObject([{ text: '×', at: MODEL_GRID.spotOf(at('E8')) }])
  })

  it('candidates carry their numbers, the chosen one in the colour of decisions', () => {
    const { marks } = overlayShapes(
      [{ kind: 'candidates', entries: [{ at: { kind: 'figure', id: 'cur' }, number: 3, isChosen: true }] }],
      EVENING
    )
    expect(marks).toMatchObject([{ text: '3', ink: 'decide' }])
  })

  it('outlines that would lie on each other are set in', () => {
    const { areas } = shapes('three at once')
    const over = areas.filter((area) => area.hexes.includes(at('J7')))
    expect(new Set(over.map((area) => area.inset)).size).toBe(over.length)
  })

  it('become triangles with one ink and one style a corner', () => {
    for (const [name, set] of Object.entries(OVERLAYS)) {
      const drawn = overlayShapes(set, EVENING)
      for (const mesh of [overlayMesh(drawn, 'dark'), topMesh(drawn, 'dark')]) {
        expect(mesh.positions.length % 9, name).toBe(0)
        expect(mesh.inks.length).toBe(mesh.positions.length)
        expect(mesh.styles.length).toBe(mesh.positions.length)
        expect(mesh.positions.every(Number.isFinite)).toBe(true)
      }
    }
  })

  it('an arrow ends at its tip', () => {
    const line = shapes('reach and path').lines.find((l) => l.hasHead)
    const tip = line && headOf(line)?.[0]
    expect(tip).toEqual(MODEL_GRID.spotOf(at('K5')))
    expect(line && strokesOf(line)).toHaveLength(3)
  })

  it('the key has a patch for every ink, hatched like the board', () => {
    const patches = INKS.map((ink: Ink) => swatch(ink, 'dark'))
    expect(new Set(patches).size).toBe(INKS.length)
    for (const patch of patches) expect(patch).toMatch(/^<svg [^]*<\/svg>$/)
    expect(HATCHES.every((hatch) => INKS.some((ink) => INK_STYLES[ink].hatch === hatch))).toBe(true)
  })
})
