import { none as noneOf } from '../../../../sheets/page/pieces'
import type { Html } from '../../../../sheets/page/html'
import { label } from '../words'

/** What stands where there is nothing. */
export const none = (): Html => noneOf(label('none'))
