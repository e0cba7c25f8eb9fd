import sheet from '../../data/app/words/en/sheet.json' with { type: 'json' }
import { speak } from '../../engine/messages/format'

/** The day where the person is, not in Greenwich. */
export function dayOf(time: number): string {
  const day = new Date(time)
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** A day as `dayOf` has it, as people write it. */
export function writtenDay(made: string): string {
  const [year = '', month = '', day = ''] = made.split('-')
  return speak(sheet, { key: 'sheet.date', args: { day: Number(day), month: monthOf(month), year } })
}

const monthOf = (month: string): string => speak(sheet, { key: `sheet.month.${Number(month)}` })
