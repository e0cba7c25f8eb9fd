import type { Words } from '../../engine/messages/words'
import { words } from '../../engine/messages/words'
import { limits } from './limits'

const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
// Control characters, what Windows forbids, and characters that make a name look like another one.
const strange = /[\p{Cc}\p{Cf}<>:"|?*\\]/u
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** Why a file of this name cannot be part of a pack on every system, or nothing if it can. */
export function faultOfName(name: string): Words | undefined {
  const steps = name.split('/')
  if (Buffer.byteLength(name) > limits.nameBytes) return words('pack.name-too-long', { most: limits.nameBytes })
  if (steps.length > limits.depth) return words('pack.folders-too-deep', { most: limits.depth })
  const isSafe = name === name.normalize('NFC') && name.isWellFormed() && !strange.test(name) && steps.every(isSafeStep)
  return isSafe ? undefined : words('pack.bad-name')
}

const isSafeStep = (step: string): boolean =>
  step !== '' && step !== '.' && step !== '..' && !/[. ]$/.test(step) && !reserved.test(step) && !forbidden.has(step)

/** What systems and editors leave lying about: not part of the pack. */
export const isClutter = (name: string): boolean =>
  name.split('/').some((step) => step.startsWith('.') || step === '__MACOSX' || step === 'Thumbs.db')
