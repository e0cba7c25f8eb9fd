// A disk of a given size, where this machine lets us have one.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'

const mounted: string[] = []
afterEach(() => {
  for (const folder of mounted.splice(0)) {
    spawnSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  }
})

const mount = (args: readonly string[]): boolean => spawnSync('mount', args, { stdio: 'ignore' }).status === 0

/** Null where disks cannot be made; whoever asks says why its tests are skipped. */
export function smallDisk(size: string): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'fc-disk-'))
  if (!mount(['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder])) {
    rmSync(folder, { recursive: true, force: true })
    return null
  }
  mounted.push(folder)
  return folder
}

export const makeReadOnly = (folder: string): boolean => mount(['-o', 'remount,ro', folder])
export const makeWritable = (folder: string): boolean => mount(['-o', 'remount,rw', folder])

export const canMakeDisks = ((): boolean => {
  const folder = smallDisk('64k')
  if (folder === null) {
    console.log('No small disks can be mounted here (that takes root), so what happens on a full disk is not tried.')
    return false
  }
  spawnSync('umount', [folder])
  rmSync(folder, { recursive: true, force: true })
  mounted.pop()
  return true
})()

/** Fills the disk until so many bytes are left. */
export function fill(folder: string, left = 0): string {
  const filler = join(folder, 'filler')
  const { bavail, bsize } = statfsSync(folder)
  const size = Math.max(0, bavail * bsize - left)
  writeFileSync(filler, Buffer.alloc(size, 1))
  return filler
}
