import { describe, expect, it } from 'vitest'
import { linkPacks, loadPack, type Content } from '../../../../../engine/games/oathsworn/content'
import { stageOfUnturned } from '../../../../../engine/games/oathsworn/content/monster/unturned'
import { draftOf, monstersIn, withMonster } from '../../../../../engine/games/oathsworn/own/monster'
import type { MonsterDraft } from '../../../../../engine/games/oathsworn/own/monsterDraft'
import { draftProblems } from '../../../../../engine/games/oathsworn/own/monsterProblems'
import { emptyOwnPack } from '../../../../../engine/games/oathsworn/own/pack'
import { forget, partsOf } from '../../../../../engine/games/oathsworn/own/parts'
import type { PackFiles } from '../../../../../engine/packs'
import { contentHere } from '../../../../../main/games/oathsworn/content'
import { shippedPacks } from '../../../../../main/games/oathsworn/shipped'
import { saltmother, thimble, wheelback } from '../../../../fixtures/oathsworn/monsters'

const empty = emptyOwnPack('Our box')
const around = {
  board: contentHere().boardOf('standard'),
  taken: ['The Rootsow'],
  hexesOf: (put: 'obstacle' | 'tile', of: string) => contentHere()[put].get(of)?.hexes
}

function linked(files: PackFiles): Content {
  const packs = [...['core', 'starter'].map((name) => shippedPacks.get(name) ?? {}), files].map((one) => {
    const loaded = loadPack(one)
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems))
    return loaded.pack
  })
  const found = linkPacks(packs)
  if (!found.ok) throw new Error(JSON.stringify(found.problems))
  expect(found.warnings.filter(({ pack }) => pack === 'own-cards')).toEqual([])
  return found.content
}

const wrong = (draft: MonsterDraft, change: object): string[] =>
  draftProblems({ ...draft, ...change }, around).map(({ field, words }) => `${field} ${words.key}`)

describe('a monster its owner tells', () => {
  it('becomes an encounter with its board, its numbers and a deck of which only the backs are known', () => {
    const { files, id } = withMonster(empty, wheelback)
    const content = linked(files)
    expect(id).toBe('own-the-wheelback')
    const encounter = content.encounter.get(id)!
    // OW-ENC-12
    expect(encounter.enemies).toEqual([
      { enemy: id, at: 'I3', facing: 'S' },
      { enemy: `${id}-spoke`, at: 'F3', facing: 'S' },
      { enemy: `${id}-spoke`, at: 'L3', facing: 'S' },
      { enemy: `${id}-carter`, at: 'I1', facing: 'S' }
    ])
    expect(encounter.obstacles).toEqual([
      { obstacle: 'tree', at: 'D5', facing: 'N' },
      { obstacle: 'wall', at: 'M6', facing: 'NE' }
    ])
    expect(encounter.tiles).toEqual([{ tile: 'water', at: 'I6', facing: 'N' }])
    expect([encounter.start, encounter.ambush]).toEqual([['H9', 'H10', 'I8', 'I9', 'J9', 'J10'], false])
    // OW-BRK-07, OW-MINION-04
    expect(content.rules.get(id)).toMatchObject({
      minionsReact: true,
      minions: [
        { enemy: `${id}-spoke`, hp: 1, acts: [{ do: 'move', hexes: 4 }, { do: 'attack' }] },
        { enemy: `${id}-carter`, hp: 3, acts: 'table' }
      ]
    })
    expect(content.enemy.get(`${id}-spoke`)?.keywords).toEqual(['mob'])
    expect(content.board.get(id)?.bosses[0]?.locations.map((one) => [one.id, one.hexes.length, one.hp])).toEqual([
      ['horn', 1, 6],
      ['left-wheel', 2, 6],
      ['right-wheel', 2, 6],
      ['tail', 1, 6],
      ['heart', 1, 6]
    ])
    const [one, two, three] = content.rules.get(id)!.stages
    expect(one).toMatchObject({ enemies: { [id]: { defence: 2, might: { yellow: 3, red: 3 } } }, untold: [] })
    expect(two).toMatchObject({ until: { test: 'broken', location: 'heart' }, untold: [] })
    expect(three).toMatchObject({ enemies: { [id]: { defence: 4 } }, until: null, untold: [] })
    // OW-ENC-04
    expect([1, 2, 3].map((stage) => content.stageCardsOf(id, stage as 1 | 2 | 3).length)).toEqual([5, 5, 5])
    expect(encounter.stageCards.map(stageOfUnturned)).toEqual([
      ...Array(5).fill(1),
      ...Array(5).fill(2),
      ...Array(5).fill(3)
    ])
    expect(content.words['en']?.[`enemy.${id}.location.left-wheel`]).toBe('Left wheel')
  })

  it('asks later for the stages that nobody has told', () => {
    const { files, id } = withMonster(empty, thimble)
    // OW-ENC-12: nobody has told the green zone.
    expect(linked(files).encounter.get(id)?.start).toHaveLength(161)
    expect(
      linked(files)
        .rules.get(id)
        ?.stages.map(({ untold }) => untold)
    ).toEqual([['end'], ['numbers', 'end'], ['numbers']])
  })

  it('is laid from its core, wherever on the sheet it was painted', () => {
    const { files, id } = withMonster(empty, saltmother)
    expect(linked(files).enemy.get(id)).toMatchObject({
      footprint: [
        [0, -1],
        [0, 0],
        [1, -1],
        [0, 1]
      ],
      front: [0, -1]
    })
  })

  it('is read back as it was told, changed under its name, and keeps the names that cards refer to', () => {
    const first = withMonster(empty, wheelback)
    const [record] = monstersIn(first.files)
    const again = draftOf(record!)
    expect(withMonster(first.files, again)).toEqual(first)
    const [horn, ...others] = again.locations
    const renamed = withMonster(first.files, {
      ...again,
      name: 'The Wheelwright',
      locations: [
        { ...horn!, name: 'Spike' },
        ...others,
        { key: 'new', id: '', name: 'Horn', hexes: [[0, 0]], hp: 3, icons: [], whenBroken: '' }
      ]
    })
    expect(renamed.id).toBe(first.id)
    expect(monstersIn(renamed.files)[0]?.locations.map(({ id, name }) => [id, name])).toEqual([
      ['horn', 'Spike'],
      ['left-wheel', 'Left wheel'],
      ['right-wheel', 'Right wheel'],
      ['tail', 'Tail'],
      ['heart', 'Heart'],
      ['horn-2', 'Horn']
    ])
  })

  it('is one of several, each by its own name', () => {
    const two = withMonster(withMonster(empty, thimble).files, saltmother).files
    expect(partsOf(two).map(({ kind, name }) => [kind, name.args?.['name']])).toEqual([
      ['monster', 'Old Thimble'],
      ['monster', 'Saltmother']
    ])
    expect(linked(two).encounter.has('own-saltmother')).toBe(true)
  })

  it('takes the places of its told cards in the deck, and takes them along when it is forgotten', () => {
    const { files, id } = withMonster(empty, thimble)
    const card = { id: 'own-needle', encounter: id, stage: 2, effects: [] }
    const told = {
      ...files,
      'stage-cards/own.json': [card],
      'words/en.json': { 'stage-card.own-needle.name': 'Needle' }
    }
    const content = linked(told)
    expect(content.stageCardsOf(id, 2).map((one) => stageOfUnturned(one.id))).toEqual([null, 2, 2, 2, 2])
    expect(forget(told, { kind: 'monster', id, isText: false })).toEqual(empty)
  })
})

const withMinion = (change: object): object => ({
  minions: [{ ...wheelback.minions[0]!, ...change }, wheelback.minions[1]!]
})
const laid = (of: string, at: string): object => ({ put: 'obstacle', of, at, facing: 'N' })

describe('what is wrong with a told monster is said at its field', () => {
  it('nothing is wrong with those that are whole', () => {
    for (const draft of [thimble, wheelback, saltmother]) expect(draftProblems(draft, around)).toEqual([])
  })

  it.each<[string, MonsterDraft, object, string[]]>([
    ['a name that is missing', thimble, { name: ' ' }, ['name box.nameMissing']],
    ['a name that is taken', thimble, { name: 'the rootsow' }, ['name box.nameTaken']],
    ['no hex', thimble, { hexes: [], locations: [] }, ['body box.noBody', 'locations box.noLocation']],
    ['a core that is not marked', wheelback, { core: null }, ['body box.noCore']],
    ['a front off the body', wheelback, { front: [0, -2] }, ['body box.noFront']],
    [
      'a body in two pieces',
      saltmother,
      {
        hexes: [
          [2, 0],
          [2, 1],
          [3, 0],
          [2, 2],
          [5, 5]
        ]
      },
      ['body box.bodyApart']
    ],
    [
      'a location off the body',
      thimble,
      { locations: [{ key: '', id: '', name: 'Head', hexes: [[1, 0]], hp: 6 }] },
      ['location-0 box.locationOff']
    ],
    [
      'a location nowhere',
      thimble,
      { locations: [{ key: '', id: '', name: 'Head', hexes: [], hp: 6 }] },
      ['location-0 box.locationNowhere']
    ],
    [
      'two of one name',
      thimble,
      { locations: ['Head', 'head '].map((name) => ({ key: name, id: '', name, hexes: [[0, 0]], hp: 6 })) },
      ['location-1 box.locationTwice']
    ],
    ['no DEFENSE', thimble, { stages: [{ defence: null, might: { red: 1 }, ends: null }] }, ['stage-0 box.noDefence']],
    ['no MIGHT', thimble, { stages: [{ defence: 2, might: {}, ends: null }] }, ['stage-0 box.noMight']],
    ['a minion without HP', wheelback, withMinion({ hp: 0 }), ['minion-0 box.minionHp']],
    ['a minion without a name', wheelback, withMinion({ name: ' ' }), ['minion-0 box.minionNameless']],
    ['two minions of one name', wheelback, withMinion({ name: 'carter' }), ['minion-1 box.minionTwice']],
    [
      'MIGHT of a minion without DEFENSE',
      wheelback,
      withMinion({ stages: [{ defence: null, might: { red: 1 } }] }),
      ['minion-0 box.minionDefence']
    ],
    ['half an effect', wheelback, withMinion({ acts: [{ do: 'move' }] }), ['minion-0 box.effectsHalf']],
    [
      'a piece of a minion that is gone',
      wheelback,
      { minions: [] },
      Array(3)
        .fill('')
        .map((_, n) => `piece-${n + 3} box.pieceGone`)
    ],
    [
      'a piece over the edge, and one on another',
      thimble,
      {
        pieces: [laid('tree', 'Q1'), laid('building', 'I3'), laid('hill', 'D5'), laid('tree', 'D5'), laid('wall', 'D5')]
      },
      ['piece-0 box.placeOff', 'piece-1 box.pieceTaken', 'piece-2 box.pieceGone', 'piece-4 box.pieceTaken']
    ],
    ['too little room for the heroes', thimble, { start: ['I3', 'I8', 'I9', 'J9'] }, ['start box.startSmall']],
    [
      'a rule without a word',
      saltmother,
      { rules: [{ id: '', text: '', when: 'end-of-round', then: [] }] },
      ['rule-0 box.ruleEmpty']
    ],
    ['a place that is not on the board', thimble, { at: 'Z9' }, ['place box.placeUnknown']],
    ['a place where it does not fit', wheelback, { at: 'A1' }, ['place box.placeOff']]
  ])('%s', (_, draft, change, problems) => {
    expect(wrong(draft, change)).toEqual(problems)
  })

  it('OW-BRK-02 a stage that could never end, or would end before the one in front of it', () => {
    const ends = (one: object | null, two: object | null): object => ({
      stages: [
        { defence: 2, might: { red: 1 }, ends: one },
        { defence: 2, might: { red: 1 }, ends: two }
      ]
    })
    const broken = (count: number) => ({ when: 'broken', count })
    expect(wrong(wheelback, ends(broken(5), null))).toEqual(['end-0 box.endNever'])
    expect(wrong(wheelback, ends(broken(2), broken(2)))).toEqual(['end-1 box.endBefore'])
    expect(wrong(wheelback, ends({ when: 'location', location: 'gone' }, null))).toEqual(['end-0 box.endNowhere'])
    expect(wrong(wheelback, ends(broken(1), broken(3)))).toEqual([])
    const round = (number: number) => ({ when: 'round', round: number })
    expect(wrong(wheelback, ends(round(4), round(4)))).toEqual(['end-1 box.endBefore'])
    expect(wrong(wheelback, ends({ when: 'minions' }, { when: 'flag', flag: 'tide' }))).toEqual([])
    expect(wrong(thimble, ends({ when: 'minions' }, null))).toEqual(['end-0 box.endNoMinion'])
  })
})
