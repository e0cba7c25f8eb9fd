import type { Component } from 'vue'
import Axe from '~icons/game-icons/battle-axe'
import Banner from '~icons/game-icons/knight-banner'
import Bear from '~icons/game-icons/bear-face'
import Blades from '~icons/game-icons/crossed-swords'
import Bow from '~icons/game-icons/high-shot'
import Daggers from '~icons/game-icons/daggers'
import Feather from '~icons/game-icons/feather'
import Flail from '~icons/game-icons/flail'
import Hawk from '~icons/game-icons/hawk-emblem'
import Oak from '~icons/game-icons/oak'
import Prayer from '~icons/game-icons/prayer'
import Shield from '~icons/game-icons/shield'
import Witch from '~icons/game-icons/fairy-wand'

// A crest for each class, by a word in its id: packs may call a class `ursus-warbear` or just `warbear`.

const CRESTS: readonly (readonly [word: string, crest: Component])[] = [
  ['grove', Oak],
  ['ranger', Bow],
  ['harbinger', Feather],
  ['cur', Daggers],
  ['huntress', Hawk],
  ['penitent', Flail],
  ['priest', Prayer],
  ['exile', Axe],
  ['blade', Blades],
  ['warbear', Bear],
  ['warden', Shield],
  ['witch', Witch]
]

export const crestOf = (classId: string): Component => CRESTS.find(([word]) => classId.includes(word))?.[1] ?? Banner
