export { createBattlefield } from './battlefield'
export type { Battlefield, BattlefieldOptions, BattlefieldStats } from './battlefield'
export type { IconSource } from './atlas/icon'
export type { Shot } from './camera/fit'
export type { CameraView } from './camera/views'
export type { Announcement, Description, LegendRow } from './describe'
export { QUALITIES, type Quality } from './gl/quality'
export type { BattlefieldEvents } from './events'
export { COMMANDS, KEYS, MOVES, type BoardCommand, type BoardMove } from './input'
export type { BoardLikeness, Taken } from './likeness'
export type { Speaker } from './legend'
export type { BoardMotion, MotionKind } from './motion/motions'
export {
  INKS,
  type OverlayCandidate,
  type GhostOverlay,
  type Harm,
  type Ink,
  type Overlay,
  type OverlayKind
} from './overlay/kinds'
export { swatch } from './overlay/swatch'
export { ORIENTATIONS, type Orientation } from './hexes'
export * from './scene'
