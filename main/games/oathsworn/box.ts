// Monsters of the owner's box: what was told of them, what is wrong with what is being told, and writing them down.
import type { Json } from '../../../engine/kernel/ids'
import { check } from '../../../engine/schema'
import { draftOf, monstersIn, otherNames, withMonster } from '../../../engine/games/oathsworn/own/monster'
import { monsterDraft, type MonsterDraft } from '../../../engine/games/oathsworn/own/monsterDraft'
import { draftProblems, type DraftProblem } from '../../../engine/games/oathsworn/own/monsterProblems'
import { words } from '../../../engine/messages/words'
import { malformed, mapped, refused, type Result } from '../../common/result'
import type { OwnersBox } from '../ownersBox'
import type { OathswornLibrary } from './packs'

const BOARD = 'standard'

export function oathswornBox(library: OathswornLibrary): OwnersBox {
  const problemsOf = (draft: MonsterDraft): Result<readonly DraftProblem[]> =>
    mapped(library.now(), (content) => {
      const named = [...content.encounter.keys()].map((id) => ({
        id,
        name: content.words['en']?.[`encounter.${id}.name`] ?? id
      }))
      return draftProblems(draft, {
        board: content.boardOf(BOARD),
        taken: otherNames(named, draft),
        hexesOf: (put, of) => content[put].get(of)?.hexes
      })
    })

  return {
    told: () => monstersIn(library.ownFiles).map(draftOf) as unknown as Json,
    problems: (given) => {
      const read = check(monsterDraft, given)
      if (!read.ok) return malformed(['draft', ...(read.problems[0]?.path ?? [])])
      return mapped(problemsOf(read.value), (problems) => problems as unknown as Json)
    },
    keep: (given) => {
      const read = check(monsterDraft, given)
      if (!read.ok) return malformed(['draft', ...(read.problems[0]?.path ?? [])])
      const problems = problemsOf(read.value)
      if (!problems.ok) return problems
      const [wrong] = problems.value
      if (wrong) return { ok: false, code: 'refused', why: wrong.words }
      if (read.value.id !== '' && !isTold(library, read.value)) return refused('unknown', 'box.gone')
      const { files, id } = withMonster(library.ownFiles, read.value)
      const record = monstersIn(files).find((one) => one.id === id) as unknown as Json
      return mapped(library.tell(files), () => ({
        id,
        record,
        told: words('box.kept', { name: read.value.name.trim() })
      }))
    }
  }
}

const isTold = (library: OathswornLibrary, { id }: MonsterDraft): boolean =>
  monstersIn(library.ownFiles).some((one) => one.id === id)
