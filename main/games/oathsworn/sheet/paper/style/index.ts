import { base } from './base'
import { shields } from './shields'
import { tables } from './tables'
import { tracks } from './tracks'
import { signs } from './signs'
import { character } from './character'
import { more } from './more'
import { screen } from './screen'

/** Everything a sheet looks like. */
export const styles = [base, shields, tables, tracks, signs, character, more, screen].join('\n')
