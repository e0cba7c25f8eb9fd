// The real window at a question.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import type { PackFiles } from '../../../../../engine/packs'
import { expect } from '../../../kit/fixtures'
import { bar } from '../../../kit/keyboard'
import type { Mirror } from '../../../kit/mirror'
import { box } from './pack'

/** People with a box of their own, and a company for all that is played here. */
export async function houseOf(
  app: ElectronApplication,
  page: Page,
  userData: string,
  pack: PackFiles = box
): Promise<string> {
  const folder = join(userData, 'our-box')
  for (const [file, content] of Object.entries(pack)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), JSON.stringify(content))
  }
  await app.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [path] })
  }, folder)
  return page.evaluate(async () => {
    const { companies, packs, settings } = window.freeCompany
    await settings.write({ changes: { motion: 'none', hints: false } })
    const plan = await packs.inspect({ from: 'folder' })
    if (!plan.ok) throw new Error(plan.why.key)
    const { plan: id } = plan.value as { readonly plan: string }
    const installed = await packs.install({ plan: id })
    if (!installed.ok) throw new Error(installed.why.key)
    const made = await companies.create({ game: 'oathsworn', name: 'The Lamplighters' })
    if (!made.ok) throw new Error(made.why.key)
    await companies.open({ company: made.value.id })
    return made.value.id
  })
}

/** The encounter begun and played as far as the mirror has come, and the window there as if it had been left there. */
export async function sitAt(page: Page, company: string, { evening: { setup, seed }, played }: Mirror): Promise<void> {
  await page.evaluate(
    async (told) => {
      const { at, begin, given } = JSON.parse(told) as {
        at: string
        begin: object
        given: { seat: string; reply: object; answers: number }[]
      }
      const { settings, table } = window.freeCompany
      const begun = await table.start(begin as never)
      if (!begun.ok) throw new Error(begun.why.key)
      const { run, revision } = JSON.parse(begun.value as string) as { run: number; revision: number }
      const { answers: first = 0 } = given[0] ?? {}
      for (const { seat, reply, answers } of given) {
        const said = await table.answer({ run, revision: revision + answers - first, seat, reply } as never)
        if (!said.ok) throw new Error(said.why.key)
      }
      await settings.write({ changes: { place: { at: 'encounter', company: at, run } } })
    },
    JSON.stringify({ at: company, begin: { kind: 'encounter', game: 'oathsworn', setup, seed }, given: played })
  )
  await page.reload()
  await page.waitForSelector('body[data-ready="true"]')
  await expect(bar(page)).toBeVisible()
}
