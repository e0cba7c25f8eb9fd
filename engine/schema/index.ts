export * from './build'
export { check, usualLimits } from './check'
export type { Checked } from './check'
export { isId } from './leaves'
export type { ReadLimits } from './reader'
export { toJsonSchema } from './json-schema'
export { nearest } from './nearest'
export { partsOf } from './parts'
export { complaints, pathText } from './problem'
export type { Complaint, Path, Problem } from './problem'
export type {
  AnySchema,
  Fields,
  Id,
  Infer,
  Node,
  Notes,
  TextPattern,
  Preset,
  Schema,
  ShapeNode,
  Simplify
} from './schema'
export { walk } from './walk'
export type { WalkStep } from './walk'
