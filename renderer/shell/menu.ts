import type { Pushed } from '../../preload/contract'
import { shallowRef } from 'vue'
import { note } from './announcer'
import { asked, host } from './host'
import { framesDrawn } from './frames'
import { followPacks } from './packs'
import { HOME, type useRouter } from './router'
import { report, settleAll } from './trouble'
import { say } from '../words/say'

// What main says of its own accord: the menu, trouble with saving, a request to count frames.

type MenuCommand = Pushed<'menu.chosen'>['command']
/** The last menu command that only an open place can carry out, such as undo or import. */
export const wanted = shallowRef<{ readonly command: MenuCommand } | null>(null)

export function follow(router: ReturnType<typeof useRouter>, showKeys: () => void): void {
  host().on.menu.chosen(({ command }) => {
    if (command === 'home') router.go(HOME)
    else if (command === 'settings') router.go({ at: 'settings', part: 'look' })
    else if (command === 'about') router.go({ at: 'settings', part: 'about' })
    else if (command === 'keys') showKeys()
    else passOn(router, command)
  })
  host().on.companies.trouble(({ why }) => {
    if (why) report(why, 'unsaved', true)
    else if (settleAll('unsaved')) note(say('shell.savesAgain'))
  })
  followPacks()
  host().on.app.countFrames(() => void asked(host().app.frames({ count: framesDrawn() })))
}

function passOn(router: ReturnType<typeof useRouter>, command: MenuCommand): void {
  const isForHome = command === 'new-company' || command === 'import' || command === 'export'
  if (isForHome) router.go(HOME)
  wanted.value = { command }
}
