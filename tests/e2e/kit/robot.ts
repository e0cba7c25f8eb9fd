import type { Locator, Page } from '@playwright/test'

/** Every key that is struck, as somebody counts who knows the shortest way. */
export function robot(page: Page) {
  let count = 0
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) {
      // A hand lets go of an arrow later than a program.
      await page.keyboard.press(key, key.startsWith('Arrow') ? { delay: 40 } : {})
      count += 1
    }
  }
  return {
    press,
    type: async (text: string) => {
      await page.keyboard.type(text)
      count += text.length
    },
    /** Onward with Tab, or back with Shift, until it has the focus. */
    to: async (field: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
      for (let n = 0; n < MOST_TABS; n++) {
        await press(key)
        if (await field.evaluate((it) => it === document.activeElement)) return
      }
      throw new Error(`no way by ${key} to ${String(field)}`)
    },
    count: () => count
  }
}

const MOST_TABS = 40
