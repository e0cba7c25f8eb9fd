// npm run gallery: every piece, overlay, motion and choice of the battlefield.   npm run gallery -- parts: every component.
// A third word is asked of the page instead of opening it for somebody: npm -s run gallery -- battlefield '' 'gallery.frames()'
import { ensureBuilt } from './build.mjs'
import { electronFlags, withDisplay } from './display.mjs'
import { at, main, run } from './lib.mjs'
import { say, Trouble } from './say.mjs'
import { setup } from './setup.mjs'

const PAGES = { battlefield: 'battlefield-gallery', parts: 'gallery' }

await main(async ([which = 'battlefield', search = '', question]) => {
  const page = PAGES[which]
  if (!page)
    throw new Trouble({ what: `There is no gallery "${which}".`, cure: `one of: ${Object.keys(PAGES).join(', ')}` })
  const electron = await setup()
  await ensureBuilt()
  if (!question) say('Opening the gallery. Close its window to come back here.')
  const asked = question ? { GALLERY_ASK: question } : {}
  return withDisplay(async (display) => {
    const env = { ...display, ...asked, GALLERY_PAGE: page, GALLERY: search, ELECTRON_RUN_AS_NODE: undefined }
    return (await run(electron, [...electronFlags(), at('scripts/windows/gallery-window.cjs')], { env })).code
  })
})
