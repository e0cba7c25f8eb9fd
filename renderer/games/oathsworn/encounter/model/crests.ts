import { shallowRef, triggerRef } from 'vue'
import { createIcons, type Icons } from '../../../../board/icons/icons'
import { iconOfClass, NO_CLASS } from './icons'

// What has to be fetched from its shelf is drawn as soon as it is here.
const icons = shallowRef<Icons>(createIcons(() => triggerRef(icons)))

/** The path that stands for a class, as its record names it; a banner where there is no drawing of that name. */
export const crestOf = (icon: string | null): string =>
  icons.value.pathOf(iconOfClass(icon)) ?? icons.value.pathOf(NO_CLASS) ?? ''
