import { words, type Words } from '../../../../messages/words'
import type { CampaignBook } from '../book'
import { colours, type Colour } from '../../might'
import { counted } from '../../../../kernel/piles'
import type { Company, Story } from '../state'
import { paysOf } from './pays'

/** What lies on the table during a story part. */
export interface StoryView extends Story {
  readonly mapName: Words | null
  readonly locations: readonly {
    readonly token: number
    readonly id: string
    readonly name: Words
    readonly onMap: boolean
    readonly here: boolean
  }[]
  readonly spaces: readonly SpaceView[]
}

/** One space of the time track. OW-TIME-03..08 */
export interface SpaceView {
  readonly row: 'top' | 'bottom'
  readonly covered: boolean
  readonly immediate: 'event' | 'go' | null
  /** The deck an event comes from. */
  readonly event: string | null
  /** What is gained if nothing covers it when the story ends, and after the encounter. OW-TIME-06, OW-TIME-07 */
  readonly endOfStory: readonly Words[]
  readonly endOfEncounter: readonly Words[]
}

/** MIGHT decks as far as they are public: what is left, not in which order. OW-MIGHT-06 */
export interface DeckView {
  readonly draw: { readonly [face: string]: number }
  readonly discard: { readonly [face: string]: number }
}

/** A card or die of the draw that lies on the table. */
export interface DrawnView {
  readonly colour: Colour
  readonly face: string | null
  readonly by: 'card' | 'die'
  readonly extra: boolean
  readonly owes: boolean
}

export function storyView(book: CampaignBook, { story }: Company): StoryView | null {
  if (!story) return null
  const map = story.map === null ? undefined : book.find('map', story.map)
  return {
    ...story,
    mapName: map ? words(`map.${map.id}.name`) : null,
    locations: (map?.locations ?? []).map(({ id, token }) => ({
      token,
      id,
      name: locationName(map?.id ?? '', id),
      onMap: story.tokens.includes(token),
      here: story.at === token
    })),
    spaces: spacesOf(book, story)
  }
}

export const locationName = (map: string, location: string): Words => words(`map.${map}.location.${location}`)

function spacesOf(book: CampaignBook, { track: id, time }: Story): readonly SpaceView[] {
  const track = id === null ? undefined : book.find('track', id)
  if (!track) return []
  const rows = [
    ...track.top.map((space) => ({ space, row: 'top' as const })),
    ...track.bottom.map((space) => ({ space, row: 'bottom' as const }))
  ]
  return rows.map(({ space, row }, i) => ({
    row,
    covered: i < time,
    immediate: space.immediate?.kind ?? null,
    event: space.immediate?.kind === 'event' ? space.immediate.event : null,
    endOfStory: paysOf(space.endOfStory),
    endOfEncounter: paysOf(space.endOfEncounter)
  }))
}

export const mightView = ({ might }: Company): { readonly [colour: string]: DeckView } =>
  Object.fromEntries(
    colours.map((colour) => {
      const { draw, discard } = might.piles.oathsworn[colour]
      return [colour, { draw: counted(draw), discard: counted(discard) }]
    })
  )

/** The draw in progress. OW-MIGHT-04 */
export const drawnView = ({ might }: Company): readonly DrawnView[] =>
  might.onTable.map(({ colour, face, by, extra, owes, faceDown }) => ({
    colour,
    face: faceDown ? null : face,
    by,
    extra,
    owes
  }))
