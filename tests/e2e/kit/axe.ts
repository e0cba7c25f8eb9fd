// Can everybody read and use what is on the screen? axe looks, and there must be nothing it finds.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export async function barriers(page: Page): Promise<string[]> {
  // A menu hangs outside every landmark, by its pattern.
  const outside = (await page.getByRole('menu').count()) > 0 ? ['region'] : []
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().disableRules(outside).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** Colours differ by theme: looked at in each, wherever one is, a dialog or a menu open or not. */
export async function expectNoBarriersInAnyTheme(page: Page): Promise<void> {
  for (const theme of ['parchment', 'dark']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
    await expectNoBarriers(page)
  }
}

export async function expectNoBarriers(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([])
}
