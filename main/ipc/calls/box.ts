import type { House } from '../../app/services'
import { done, refused, type Result } from '../../common/result'
import type { OwnersBox } from '../../games/ownersBox'
import type { Handlers } from '../boundary'

/** What the owner of a box tells of it. `changed`: what can be played is other than it was. */
export function boxCalls(house: House, boxes: { readonly [game: string]: OwnersBox }, changed: () => void) {
  const from = <T>(game: string, ask: (box: OwnersBox) => Result<T>): Result<T> => {
    const box = Object.hasOwn(boxes, game) ? boxes[game] : undefined
    return box ? ask(box) : refused('unknown', 'table.noSuchGame', { game })
  }
  return {
    'box.told': ({ game }) => from(game, (box) => done(box.told())),
    'box.problems': ({ game, draft }) => from(game, (box) => box.problems(draft)),
    'box.keep': ({ game, draft }) => {
      const kept = from(game, (box) => box.keep(draft))
      if (!kept.ok) return kept
      house.packsChanged()
      changed()
      const { id, record, told } = kept.value
      return done({ id, record, told })
    }
  } satisfies Partial<Handlers>
}
