import { base } from '../../../../../sheets/page/baseStyle'
import { shields } from './shields'
import { tables } from './tables'
import { tracks } from './tracks'
import { signs } from './signs'
import { character } from './character'
import { more } from './more'
import { screen } from '../../../../../sheets/page/screenStyle'

/** Everything a sheet looks like. */
export const styles = [base, shields, tables, tracks, signs, character, more, screen]
