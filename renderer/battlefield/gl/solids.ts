// Materials of what is built: the board, obstacles, monsters and their ghosts.
import { MeshBasicMaterial, type Texture } from 'three'
import { litMaterial, type Lamp, type LitMaterial } from './lamp'

const NORMAL = 'vec3 objectNormal = vec3(normal);'

/** Lit, with colours at the corners; `glow` lifts a corner out of the lamplight. */
export const solidMaterial = (lamp: Lamp, grain: Texture): LitMaterial =>
  litMaterial(
    lamp,
    { vertexColors: true },
    {
      uniforms: { uGrain: { value: grain } },
      vertexHead: 'attribute float glow;\nvarying float vGlow;\nvarying vec2 vGrain;',
      normal: NORMAL,
      position: `vec3 transformed = vec3(position);
        vGlow = glow;
        vGrain = (position.xz + position.y * 0.7) * 0.31;`,
      fragmentHead: 'uniform sampler2D uGrain;\nvarying float vGlow;\nvarying vec2 vGrain;',
      colour: '',
      light: `outgoingLight *= texture2D(uGrain, vGrain).r * 1.06;
        outgoingLight = mix(outgoingLight, diffuseColor.rgb, vGlow);`
    }
  )

/** A see-through copy of a lit thing, in one ink: only its nearest surface, which `veilMaterial` finds beforehand. */
export function ghostMaterial(lamp: Lamp): LitMaterial {
  const look = { transparent: true, opacity: 0.62, depthWrite: false }
  return litMaterial(lamp, look, {
    vertexHead: '',
    normal: NORMAL,
    position: 'vec3 transformed = vec3(position);',
    fragmentHead: '',
    colour: '',
    light: ''
  })
}

/** Draws no colour, only how near things are. */
export const veilMaterial = (): MeshBasicMaterial => new MeshBasicMaterial({ colorWrite: false, transparent: true })
