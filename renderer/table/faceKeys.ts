import type { AnswerDraft } from './draft'
import type { FacePile, FaceSign } from './pieces'
import type { Prompt } from './prompts'

// A face is told by the number that stands on it. Where a game signs some faces, Shift or the sign tells the signed one.

type FacesPrompt = Extract<Prompt, { form: 'faces' }>

const isSigned = (face: string, by: FaceSign | undefined): boolean => by !== undefined && face.endsWith(by.sign)
const plainOf = (face: string, by: FaceSign | undefined): string =>
  by && isSigned(face, by) ? face.slice(0, -by.sign.length) : face

/** Every key that tells this face of its pile; the first is the one that is shown. */
export function faceChords({ faces }: FacePile, face: string, by?: FaceSign): readonly string[] {
  const digit = plainOf(face, by)
  if (!/^\d$/.test(digit)) return []
  if (!isSigned(face, by)) return [digit]
  return faces.some((one) => one.face === digit) ? [`Shift+${digit}`] : [digit, `Shift+${digit}`]
}

/** What the sign does: the face told last becomes the signed one of its number, or the only signed one of the open pile is told. */
export function signedFace(
  draft: AnswerDraft,
  { piles }: FacesPrompt,
  open: FacePile | undefined,
  by: FaceSign
): { readonly pile: string; readonly face: string; readonly insteadOf?: number } | undefined {
  const told = piles.findLast((pile) => (draft.faces[pile.id] ?? []).length > 0)
  const faces = (told && draft.faces[told.id]) ?? []
  const signed = `${faces.at(-1)}${by.sign}`
  if (told && leftOf(told, signed, draft) > 0) return { pile: told.id, face: signed, insteadOf: faces.length - 1 }
  const ofOpen = open?.faces.filter(({ face }) => isSigned(face, by)) ?? []
  const [only] = ofOpen
  return open && only && ofOpen.length === 1 ? { pile: open.id, face: only.face } : undefined
}

const leftOf = (pile: FacePile, face: string, draft: AnswerDraft): number =>
  (pile.faces.find((one) => one.face === face)?.left ?? 0) -
  (draft.faces[pile.id] ?? []).filter((one) => one === face).length
