// electron-builder leaves Electron's demonstration app behind when `electronDist` is a folder.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

export default async function removeDemo({ packager, appOutDir }) {
  await rm(join(packager.getResourcesDir(appOutDir), 'default_app.asar'), { force: true })
}
