import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication } from '@playwright/test'
import { expect, test, windowOf } from './kit/fixtures'

const boundsOf = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.getNormalBounds())

test('the window opens where it was closed, unless that is off the screen or nonsense', async ({
  launch,
  userData
}) => {
  const place = { x: 40, y: 30, width: 1100, height: 660 }
  const first = await launch()
  await windowOf(first)
  await first.evaluate(({ BrowserWindow }, to) => BrowserWindow.getAllWindows()[0]!.setBounds(to), place)
  await first.evaluate(({ app }) => app.quit()).catch(() => null)

  const second = await launch()
  await windowOf(second)
  expect(await boundsOf(second)).toEqual(place)
  await second.evaluate(({ app }) => app.quit()).catch(() => null)

  for (const kept of [JSON.stringify({ ...place, x: 90_000, maximised: false }), '\0\0']) {
    writeFileSync(join(userData, 'window.json'), kept)
    const again = await launch()
    await windowOf(again)
    const area = await again.evaluate(({ screen }) => screen.getPrimaryDisplay().workArea)
    const { x, y } = await boundsOf(again)
    expect(x).toBeGreaterThanOrEqual(area.x)
    expect(x).toBeLessThan(area.x + area.width)
    expect(y).toBeGreaterThanOrEqual(area.y)
    await again.evaluate(({ app }) => app.quit()).catch(() => null)
  }
})
