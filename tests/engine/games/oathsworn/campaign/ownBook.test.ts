import { describe, expect, it } from 'vitest'
import { companyView } from '../../../../../engine/games/oathsworn/campaign/view'
import { campaign } from '../../../../../engine/games/oathsworn/campaign/game'
import { speak } from '../../../../../engine/messages/format'
import { withMonster } from '../../../../../engine/games/oathsworn/own/monster'
import { emptyOwnPack } from '../../../../../engine/games/oathsworn/own/pack'
import { thimble } from '../../../../fixtures/oathsworn/monsters'
import { sentences } from '../../../../fixtures/sentences'
import { contentOf, linkedWith } from '../content/pack-folder'
import { asked, choose, command, founded, ids, must, toChapterDone } from './fixtures/play'

const content = contentOf('core', 'starter')
const game = campaign(content)
const BOX = { settings: { chapters: 'box' } }

describe('a company that plays by its own books', () => {
  it('OW-STORY-05 meets nothing of the campaign that ships', () => {
    const run = founded(game, BOX)
    const legal = run.waiting[0]?.form === 'choose' ? run.waiting[0].options.filter((one) => !one.refused) : []
    expect(legal.map(({ id }) => id)).toEqual(['bare'])
    expect(speak(sentences, companyView(game.book, run.state).chapterName)).toBe('Chapter 1')
    choose(run, 'bare')
    choose(run, 'end')
    expect(ids(run.waiting[0])).toEqual(['by-hand'])
  })

  it('OW-STORY-05 fights the monsters of its box, whatever chapter they were told for', () => {
    const { files, id } = withMonster(emptyOwnPack('Ours'), { ...thimble, chapter: 3 })
    const own = campaign(linkedWith(files))
    const run = founded(own, BOX)
    choose(run, 'bare')
    choose(run, 'end')
    expect(ids(run.waiting[0])).toEqual([`encounter:${id}`, 'by-hand'])
    choose(run, `encounter:${id}`)
    expect(asked(run)).toBe('campaign.ask.encounter')
  })

  it('OW-STORY-05 calls a chapter what the book calls it, and the tally follows the encounter', () => {
    const run = founded(game, BOX)
    must(run, { do: 'name-chapter', name: ' The salt road ' })
    expect(speak(sentences, companyView(game.book, run.state).chapterName)).toBe('The salt road')
    expect(command(run, { do: 'name-chapter', name: 'Later', chapter: 4 })).toBe('campaign.refused.unknown')
    choose(run, 'bare')
    choose(run, 'end')
    choose(run, 'by-hand')
    must(run, { do: 'battle', result: { outcome: 'victory' } })
    toChapterDone(run)
    choose(run, 'next-chapter')
    expect(run.state.chapter).toBe(2)
    expect(run.state.chapters[1]).toMatchObject({ title: 'The salt road', result: 'victory' })
    expect(speak(sentences, companyView(game.book, run.state).chapterName)).toBe('Chapter 2')
  })

  it('OW-STORY-05 can come back to the chapters of the app at any time', () => {
    const run = founded(game, BOX)
    must(run, { do: 'setting', key: 'chapters', value: 'app' })
    expect(ids(run.waiting[0])).toContain('instant')
    expect(
      run.waiting[0]?.form === 'choose' && run.waiting[0].options.find(({ id }) => id === 'instant')?.refused
    ).toBeFalsy()
  })
})
