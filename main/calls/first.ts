import type { LastSeen } from '../store/last'
import type { SettingsFile } from '../store/settings'
import { done } from '../result'
import type { Handlers } from '../window/border'

/** What the window asks before it shows anything. Small files know it: nobody has to wait for the house. */
export const firstCalls = (settings: SettingsFile, last: LastSeen) =>
  ({
    'settings.read': () => done(settings.all),
    'table.last': (at) => done({ last: last.read(at) })
  }) satisfies Partial<Handlers>
