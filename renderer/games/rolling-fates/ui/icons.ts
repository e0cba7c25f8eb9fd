import { shallowRef, triggerRef } from 'vue'
import { createIcons, type Icons } from '../../../board/icons/icons'

// What has to be fetched from its shelf is drawn as soon as it is here.
const icons = shallowRef<Icons>(createIcons(() => triggerRef(icons)))

/** For somebody without a drawing. */
const NOBODY = 'hooded-figure'

/** The path that stands for a hero or an enemy, as its record names it. */
export const drawingOf = (icon: string | null): string =>
  icons.value.pathOf(icon ?? NOBODY) ?? icons.value.pathOf(NOBODY) ?? ''
