import type { LastSeen } from '../saves/companies/last'
import type { SettingsFile } from '../saves/companies/settings'
import { done, nothing, type Result } from '../common/result'
import type { Handlers } from './boundary'
import type { Probe } from '../window/probe'

/** What was there before the house. */
export interface StartGround {
  readonly settings: SettingsFile
  readonly last: LastSeen
  readonly probe: Probe
}

/** What the window asks until it can be used. Small files know it: nobody has to wait for the house. */
export const firstCalls = ({ settings, last, probe }: StartGround) =>
  ({
    'app.usable': () => {
      probe.usable()
      return nothing
    },
    'app.frames': ({ count }) => {
      probe.frames(count)
      return nothing
    },
    'settings.read': () => done(settings.all),
    'settings.write': ({ changes }): Result<Record<never, never>> => settings.change(changes),
    'table.last': (at) => done({ last: last.read(at), sure: last.isSure(at) })
  }) satisfies Partial<Handlers>
