import { describe, expect, it } from 'vitest'
import { createGround, type WantedGround } from '../../../renderer/board/ground/ground'
import { at, EVENING } from '../../../renderer/gallery/battlefieldScenes'

/** A canvas whose pen takes every stroke and notes the names of them. */
function canvas() {
  const strokes: string[] = []
  const gradient = { addColorStop: () => undefined }
  const pen = new Proxy<Record<string, unknown>>(
    {},
    {
      get: (set, name: string) =>
        set[name] ??
        ((...args: unknown[]) => {
          strokes.push(name)
          if (name.startsWith('create')) return name === 'createPattern' ? null : gradient
          expect(
            args
              .flat()
              .filter((one) => typeof one === 'number')
              .every(Number.isFinite),
            name
          ).toBe(true)
          return undefined
        })
    }
  )
  const element = { width: 0, height: 0, getContext: () => pen } as unknown as HTMLCanvasElement
  return { element, strokes }
}

const wanted: WantedGround = { scene: EVENING, theme: 'dark', pixels: 512, hasShadows: true }

describe('the painted board', () => {
  it('is painted anew only when something that is painted has changed', () => {
    const { element, strokes } = canvas()
    const ground = createGround(element)
    ground.suit(wanted)
    const once = strokes.length
    expect(once).toBeGreaterThan(1000)
    ground.suit({ ...wanted, scene: { ...EVENING, figures: [], monsters: [], tokens: [] } })
    expect(strokes).toHaveLength(once)
    expect(ground.version).toBe(1)
    const changes: readonly Partial<WantedGround>[] = [
      { theme: 'parchment' },
      { hasShadows: false },
      { pixels: 1024 },
      { scene: { ...EVENING, greenZone: [] } },
      { scene: { ...EVENING, tiles: [] } },
      { scene: { ...EVENING, obstacles: [{ id: 'lone', kind: 'rock', hexes: [at('I9')] }] } }
    ]
    changes.forEach((change, k) => {
      ground.suit({ ...wanted, ...change })
      expect(ground.version).toBe(k + 2)
    })
  })

  it('is let go once it is on the graphics card, and painted again for whoever has not got it', () => {
    const { element, strokes } = canvas()
    const ground = createGround(element)
    ground.suit(wanted)
    const once = strokes.length
    ground.letGo()
    expect(element.width).toBe(0)
    ground.suit(wanted, ground.version)
    expect(strokes).toHaveLength(once)
    ground.suit(wanted)
    expect(element.width).toBe(512)
    expect(strokes).toHaveLength(2 * once)
    expect(ground.version).toBe(1)
  })

  it('lies where the board lies, frame and all', () => {
    const { element } = canvas()
    const ground = createGround(element)
    ground.suit(wanted)
    const { west, north, wide, deep, fine } = ground.plan
    // The board lies around the middle of the table; only its rows reach farther south than north.
    expect(west + wide / 2).toBeCloseTo(0)
    expect(north).toBeLessThan(-9)
    expect(north + deep).toBeGreaterThan(9)
    expect(fine * wide).toBeCloseTo(512)
    expect(element.height).toBe(Math.round(fine * deep))
  })

  it('obstacles throw no painted shadow where another lamp does it', () => {
    const count = (hasShadows: boolean): number => {
      const { element, strokes } = canvas()
      createGround(element).suit({ ...wanted, hasShadows })
      return strokes.length
    }
    expect(count(false)).toBeLessThan(count(true))
  })

  it('nothing is painted where there is no board', () => {
    const { element, strokes } = canvas()
    createGround(element).suit({ ...wanted, scene: { ...EVENING, board: { hexes: [], labels: [] } } })
    expect(strokes).toEqual([])
  })
})
