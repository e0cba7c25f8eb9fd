// Reads the fuses back from a finished binary: what electron-builder.yml asks for is what was burned in.
import { Trouble } from '../say.mjs'

const wanted = {
  RunAsNode: false,
  EnableCookieEncryption: true,
  EnableNodeOptionsEnvironmentVariable: false,
  EnableNodeCliInspectArguments: false,
  EnableEmbeddedAsarIntegrityValidation: true,
  OnlyLoadAppFromAsar: true,
  LoadBrowserProcessSpecificV8Snapshot: false,
  GrantFileProtocolExtraPrivileges: false
}

/** Gives the number of fuses checked. */
export async function checkFuses(executable) {
  const { FuseState, FuseV1Options, getCurrentFuseWire } = await import('@electron/fuses')
  const wire = await getCurrentFuseWire(executable)
  const wrong = Object.entries(wanted)
    .filter(([name, isOn]) => wire[FuseV1Options[name]] !== (isOn ? FuseState.ENABLE : FuseState.DISABLE))
    .map(([name, isOn]) => `${name} should be ${isOn ? 'on' : 'off'}`)
  if (!wrong.length) return Object.keys(wanted).length
  throw new Trouble({ what: 'The packaged binary has wrong fuses.', why: wrong, cure: 'see electron-builder.yml' })
}
