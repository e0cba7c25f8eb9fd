// Materials of what is built: obstacles, monsters and their ghosts.
import { MeshBasicMaterial, ShaderMaterial, Uniform, type Color, type Material, type Texture } from 'three'
import { CORNER_LIGHT, litMaterial, TO_SRGB, type Lamp } from './lamp'

/** Lit, with colours at the corners; `glow` lifts a corner out of the lamplight. */
export const solidMaterial = (lamp: Lamp, grain: Texture): Material =>
  lamp.hasShadows ? shadowedMaterial(lamp, grain) : plainMaterial(lamp)

const PLAIN_VERTEX = `
attribute float glow;
attribute vec3 color;
varying vec3 vColour;
${CORNER_LIGHT}
${TO_SRGB}
void main() {
  vec3 worldNormal = normalize(mat3(modelMatrix) * normal);
  // As the eye sees it, here and not for every pixel: a facet has one colour.
  vColour = toSrgb(color * mix(lightOn(worldNormal), vec3(1.0), glow));
  gl_Position = projectionMatrix * viewMatrix * modelMatrix * vec4(position, 1.0);
}`

const PLAIN_FRAGMENT = `
varying vec3 vColour;
void main() {
  gl_FragColor = vec4(vColour, 1.0);
}`

/** Everything is reckoned at the corners: a processor that draws by itself has no time for more. */
const plainMaterial = ({ uniforms }: Lamp): Material =>
  new ShaderMaterial({ uniforms: { ...uniforms }, vertexShader: PLAIN_VERTEX, fragmentShader: PLAIN_FRAGMENT })

const shadowedMaterial = (lamp: Lamp, grain: Texture): Material =>
  litMaterial(
    lamp,
    { vertexColors: true },
    {
      uniforms: { uGrain: { value: grain } },
      vertexHead: 'attribute float glow;\nvarying float vGlow;\nvarying vec2 vGrain;',
      normal: 'vec3 objectNormal = vec3(normal);',
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
export const ghostMaterial = ({ uniforms }: Lamp, ink: Color): Material =>
  new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    uniforms: { ...uniforms, uInk: new Uniform(ink) },
    vertexShader: `
uniform vec3 uInk;
varying vec3 vColour;
${CORNER_LIGHT}
${TO_SRGB}
void main() {
  vColour = toSrgb(uInk * lightOn(normalize(mat3(modelMatrix) * normal)));
  // To the last bit as the library's own materials do it: the veil has to lie exactly here.
  gl_Position = projectionMatrix * (modelViewMatrix * vec4(position, 1.0));
}`,
    fragmentShader: `
varying vec3 vColour;
void main() {
  gl_FragColor = vec4(vColour, 0.62);
}`
  })

/** Draws no colour, only how near things are. */
export const veilMaterial = (): MeshBasicMaterial => new MeshBasicMaterial({ colorWrite: false, transparent: true })
