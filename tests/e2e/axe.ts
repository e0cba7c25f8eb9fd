// Can everybody read and use what is on the screen? axe looks, and there must be nothing it finds.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

export async function expectNoBarriers(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([])
}
