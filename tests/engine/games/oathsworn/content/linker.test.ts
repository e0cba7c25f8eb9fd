import { describe, expect, it } from 'vitest'
import { linkPacks } from '../../../../../engine/games/oathsworn/content'
import type { PackFiles } from '../../../../../engine/packs'
import { changed, findings, loaded, smallPack } from './small-pack'

const extra = (files: PackFiles, head: object = {}): PackFiles => ({
  'pack.json': { format: 1, id: 'extra', version: '1.0.0', name: 'Extra', needs: ['small'], ...head },
  ...files
})

function contentOf(...packs: readonly PackFiles[]) {
  const linked = linkPacks(packs.map(loaded))
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  return linked.content
}

describe('linked content', () => {
  it('has every record by name and nothing to complain of', () => {
    const content = contentOf(smallPack)
    expect(content.enemy.get('hound')?.keywords).toEqual(['mob'])
    expect(content.stageCardsOf('stag-hunt', 2).map((card) => card.id)).toEqual([
      's2-1',
      's2-2',
      's2-3',
      's2-4',
      's2-5'
    ])
    expect(content.boardOf('yard').size).toBe(25)
    expect(content.originOf('enemy', 'stag')).toBe('small')
    expect(findings(smallPack)).toEqual({ problems: [], warnings: [] })
  })

  it('names its packs with their digests, for saves to remember', () => {
    expect(contentOf(smallPack).packs).toEqual([
      { id: 'small', version: '1.0.0', name: 'Small', hash: loaded(smallPack).hash }
    ])
  })
})

describe('several packs', () => {
  it('lays one over the other in the order given', () => {
    const mud = extra({
      'tiles/mud.json': { id: 'mud', moveCost: 2 },
      'words/en.json': { 'tile.mud.name': 'Mud', 'tile.fire.name': 'Blaze' }
    })
    const content = contentOf(smallPack, mud)
    expect([...content.tile.keys()]).toEqual(['fire', 'mud'])
    expect(content.words['en']?.['tile.fire.name']).toBe('Blaze')
    expect(content.originOf('tile', 'mud')).toBe('extra')
  })

  it('wants the packs it needs before it', () => {
    const needy = extra({}, { needs: ['smal'] })
    expect(findings(needy, smallPack).problems).toEqual(['pack.json needs.0: link.pack-missing'])
    expect(findings(smallPack, needy).problems).toEqual(['pack.json needs.0: link.pack-missing (small?)'])
  })

  it('refuses the same pack twice', () => {
    expect(findings(smallPack, smallPack).problems).toContain('pack.json id: link.pack-twice')
  })

  it('replaces a record only when it says so', () => {
    const hot = { 'tiles/fire.json': { id: 'fire', supply: 2 } }
    expect(findings(smallPack, extra(hot)).problems).toEqual(['tiles/fire.json id: link.taken'])
    const content = contentOf(smallPack, extra(hot, { overrides: [{ kind: 'tile', id: 'fire' }] }))
    expect(content.tile.get('fire')?.supply).toBe(2)
    expect(content.originOf('tile', 'fire')).toBe('extra')
  })

  it('refuses to replace what is not there', () => {
    const nothing = extra({}, { overrides: [{ kind: 'tile', id: 'fier' }] })
    expect(findings(smallPack, nothing).problems).toEqual(['pack.json overrides.0: link.overrides-nothing (fire?)'])
  })

  it('changes single numbers by a patch', () => {
    const patched = extra({ 'patches/mine.json': [{ kind: 'enemy', id: 'hound', set: { supply: 6 } }] })
    const hound = contentOf(smallPack, patched).enemy.get('hound')
    expect(hound?.supply).toBe(6)
    expect(hound?.keywords).toEqual(['mob'])
  })

  it('checks what a patch leaves behind', () => {
    const patched = extra({ 'patches/mine.json': { kind: 'enemy', id: 'hound', set: { supply: -1, suply: 2 } } })
    expect(findings(smallPack, patched).problems).toEqual([
      'patches/mine.json set.supply: schema.too-small',
      'patches/mine.json set: schema.unknown (supply?)'
    ])
    const lost = extra({ 'patches/mine.json': { kind: 'enemy', id: 'hond', set: {} } })
    expect(findings(smallPack, lost).problems).toEqual(['patches/mine.json id: link.patches-nothing (hound?)'])
  })
})

describe('everything at once', () => {
  it('goes on after a name that leads nowhere', () => {
    const files = {
      ...changed('enemies/all.json', { front: [2, 2] }, 0),
      'tiles/mud.json': { id: 'mud', onEnter: [{ do: 'apply', riders: [{ do: 'status', status: 'bleeed' }] }] }
    }
    expect(findings(files).problems.sort()).toEqual([
      'enemies/all.json 0.front: link.front-outside',
      'tiles/mud.json onEnter.0.riders.0.status: link.missing (bleed?)'
    ])
  })
})

describe('names that lead nowhere', () => {
  const cases: [string, PackFiles, string][] = [
    [
      'a record',
      changed('encounters/stag.json', { board: 'stag-bord' }),
      'encounters/stag.json board: link.missing (stag-board?)'
    ],
    [
      'a hex',
      changed('encounters/stag.json', { start: ['A5', 'B5', 'C5', 'D5', 'E6'] }),
      'encounters/stag.json start.4: link.no-hex'
    ],
    [
      'a zone',
      changed(
        'stage-cards/stag.json',
        { effects: [{ do: 'put', piece: { piece: 'tile', tile: 'fire' }, at: { at: 'zone', zone: 'holow' } }] },
        0
      ),
      'stage-cards/stag.json 0.effects.0.at.zone: link.no-zone (hollow?)'
    ],
    [
      'a location',
      changed('stage-cards/stag.json', { effects: [{ do: 'consume', location: 'jaw' }] }, 0),
      'stage-cards/stag.json 0.effects.0.location: link.no-location (jaws?)'
    ],
    [
      'an enemy without numbers',
      changed('rules/stag.json', { stages: [{ enemies: { stag: { defence: 3 } } }] }),
      'encounters/stag.json enemies.1.enemy: link.no-numbers'
    ],
    [
      'a minion without a box',
      changed('rules/stag.json', { minions: [] }),
      'encounters/stag.json enemies.1.enemy: link.no-box'
    ],
    [
      'a location outside the body',
      changed('boards/stag.json', { bosses: [{ enemy: 'stag', locations: [{ id: 'jaws', hexes: [[0, 1]] }] }] }),
      'boards/stag.json bosses.0.locations.0.hexes: link.location-outside'
    ],
    [
      'a front outside the body',
      changed('enemies/all.json', { front: [2, 2] }, 0),
      'enemies/all.json 0.front: link.front-outside'
    ],
    [
      'a boss over the edge',
      changed('encounters/stag.json', { enemies: [{ enemy: 'stag', at: 'C1', facing: 'N' }] }),
      'encounters/stag.json enemies.0.at: link.off-board'
    ],
    [
      'two in one hex',
      changed('encounters/stag.json', {
        enemies: [
          { enemy: 'stag', at: 'C2' },
          { enemy: 'hound', at: 'C2' }
        ]
      }),
      'encounters/stag.json enemies.1.at: link.overlap'
    ],
    [
      'no room to start',
      changed('encounters/stag.json', { start: ['E3', 'A5', 'B5', 'C5'] }),
      'encounters/stag.json start: link.start-too-small'
    ]
  ]
  it.each(cases)('%s', (_name, files, problem) => {
    expect(findings(files).problems).toContain(problem)
  })
})

describe('legal but suspicious', () => {
  it('a script no rule carries out: the people are asked to, and the pack writer is told', () => {
    const files = changed('stage-cards/stag.json', { effects: [{ do: 'bespoke', script: 'mon-rise' }] }, 0)
    const warned = (scripts?: ReadonlySet<string>) =>
      linkPacks([loaded(files)], scripts ? { scripts } : {}).warnings.filter(
        ({ words }) => words.key === 'link.no-script'
      )
    expect(warned(new Set(['moon-rise']))).toMatchObject([
      { path: [0, 'effects', 0, 'script'], suggestion: 'moon-rise' }
    ])
    expect(warned()).toHaveLength(1)
    expect(warned(new Set(['mon-rise']))).toEqual([])
    expect(linkPacks([loaded(files)]).ok).toBe(true)
  })

  const cases: [string, PackFiles, string][] = [
    [
      'words for a record that is not there',
      { ...smallPack, 'words/de.json': { 'enemy.sttag.name': 'Hirsch' } },
      'words/de.json enemy.sttag.name: link.words-for-nobody (stag?)'
    ],
    [
      'an icon no location uncovers',
      changed('stage-cards/stag.json', { effects: [{ do: 'attack', shape: { kind: 'melee' }, icons: ['mav'] }] }, 0),
      'stage-cards/stag.json 0.effects.0.icons.0: link.icon-uncoverable (maw?)'
    ],
    [
      'a stage without five cards',
      changed('encounters/stag.json', { stageCards: ['s1-1'] }),
      'encounters/stag.json stageCards: link.stage-size'
    ],
    [
      'a card in no deck',
      { ...smallPack, 'stage-cards/odd.json': { id: 'odd', stage: 1, effects: [] } },
      'stage-cards/odd.json id: link.card-unused'
    ],
    ['a record without a name', { ...smallPack, 'tiles/mud.json': { id: 'mud' } }, 'tiles/mud.json id: link.no-name'],
    [
      'a text that names another number than the effects',
      {
        ...smallPack,
        'words/en.json': { ...(smallPack['words/en.json'] as object), 'stage-card.s1-1.text': 'Moves 4, then bites.' }
      },
      'stage-cards/stag.json 0.id: link.text-number'
    ],
    [
      'poison without rules',
      {
        ...changed(
          'stage-cards/stag.json',
          { effects: [{ do: 'apply', riders: [{ do: 'status', status: 'venom' }] }] },
          0
        ),
        'statuses/all.json': [{ id: 'venom', works: 'poison' }]
      },
      'stage-cards/stag.json 0.effects.0.riders.0: link.status-undefined'
    ]
  ]
  it.each(cases)('%s', (_name, files, warning) => {
    const { problems, warnings } = findings(files)
    expect(problems).toEqual([])
    expect(warnings).toContain(warning)
  })
})
