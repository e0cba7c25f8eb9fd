import type { SheetForm } from '../games/oathsworn/sheet/look'

/** How the name of a file ends. */
export const ENDINGS: Readonly<Record<SheetForm, string>> = {
  pdf: 'pdf',
  html: 'html',
  markdown: 'md',
  json: 'json',
  csv: 'csv'
}
