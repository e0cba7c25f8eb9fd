import type { SheetForm, SheetLook } from '../../preload/contract/sheet'
import type { House } from '../app/services'
import type { Result } from '../common/result'
import type { Putting } from './put'

/** Makes a PDF of a page: in the app a hidden window does it, without one a program of its own. */
export type Press = (html: string) => Promise<Uint8Array>

/** What a game writes and prints of a company. `M` is all that stands on the sheet. */
export interface GameSheet<M = unknown> {
  /** Without a company: the blank sheet. A game whose runs have sheets of their own takes the one that is named. */
  of(house: House, company: string | null, look: SheetLook, run?: number): Promise<Result<M>>
  titleOf(sheet: M): string
  /** What a file of it is called, without an ending. */
  fileNameOf(sheet: M): string
  /** As one page that needs nothing else. */
  pageOf(sheet: M, look: SheetLook): string
  /** As files that can be put down. */
  drawn(sheet: M, look: SheetLook, form: SheetForm, to: string, press: Press): Promise<readonly Putting[]>
}
