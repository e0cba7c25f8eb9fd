import type { AnswerDraft } from './draft'
import type { Prompt } from './prompts'

// A face is told by the number that stands on it: 0 is a blank, Shift or * makes it a critical.

type FacesPrompt = Extract<Prompt, { form: 'faces' }>
type Pile = FacesPrompt['piles'][number]

const isCritical = (face: string): boolean => face.endsWith('*')
const digitOf = (face: string): string | undefined => /^(\d)\*?$/.exec(face)?.[1]

/** Every key that tells this face of its pile; the first is the one that is shown. */
export function faceChords({ faces }: Pile, face: string): readonly string[] {
  const digit = digitOf(face)
  if (digit === undefined) return []
  if (!isCritical(face)) return [digit]
  return faces.some((one) => one.face === digit) ? [`Shift+${digit}`] : [digit, `Shift+${digit}`]
}

/** What * does: the face told last becomes the critical of its number, or the only critical of the open pile is told. */
export function starredFace(
  draft: AnswerDraft,
  { piles }: FacesPrompt,
  open: Pile | undefined
): { readonly pile: string; readonly face: string; readonly insteadOf?: number } | undefined {
  const told = piles.findLast((pile) => (draft.faces[pile.id] ?? []).length > 0)
  const faces = (told && draft.faces[told.id]) ?? []
  const critical = `${faces.at(-1)}*`
  if (told && leftOf(told, critical, draft) > 0) return { pile: told.id, face: critical, insteadOf: faces.length - 1 }
  const criticals = open?.faces.filter(({ face }) => isCritical(face)) ?? []
  const [only] = criticals
  return open && only && criticals.length === 1 ? { pile: open.id, face: only.face } : undefined
}

const leftOf = (pile: Pile, face: string, draft: AnswerDraft): number =>
  (pile.faces.find((one) => one.face === face)?.left ?? 0) -
  (draft.faces[pile.id] ?? []).filter((one) => one === face).length
