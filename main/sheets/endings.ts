import type { SheetForm } from '../../preload/contract/sheet'

/** How the name of a file ends. */
export const ENDINGS: Readonly<Record<SheetForm, string>> = {
  pdf: 'pdf',
  html: 'html',
  markdown: 'md',
  json: 'json',
  csv: 'csv'
}
