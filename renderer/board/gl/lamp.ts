// The light of the table. Facets are flat, so light can be reckoned at their corners, which is nearly free; only shadows
// need it for every pixel.
import { Color, DirectionalLight, HemisphereLight, MeshLambertMaterial, Vector3 } from 'three'
import type { IUniform, MaterialParameters, Scene as Stage } from 'three'
import type { Extent } from '../sculpt/board'
import { LAMP_WAY, type Palette } from '../theme'

export interface LampUniforms {
  readonly uLampWay: IUniform<Vector3>
  readonly uLamp: IUniform<Color>
  readonly uSky: IUniform<Color>
  readonly uBounce: IUniform<Color>
  /** What falls on the open board where nothing stands in the way. */
  readonly uOpen: IUniform<Color>
}

export interface Lamp {
  readonly hasShadows: boolean
  readonly uniforms: LampUniforms
  suit(palette: Palette, extent: Extent | null): void
}

/** A warm lamp in the north-west, a cool sky, what the table throws back. */
export function createLamp(stage: Stage, hasShadows: boolean): Lamp {
  const lamp = new DirectionalLight()
  const sky = new HemisphereLight()
  lamp.castShadow = hasShadows
  lamp.shadow.mapSize.set(2048, 2048)
  lamp.shadow.radius = 3
  lamp.shadow.bias = -0.0008
  lamp.shadow.normalBias = 0.03
  if (hasShadows) stage.add(lamp, lamp.target, sky)
  const uniforms: LampUniforms = {
    uLampWay: { value: new Vector3(...LAMP_WAY).normalize() },
    uLamp: { value: new Color() },
    uSky: { value: new Color() },
    uBounce: { value: new Color() },
    uOpen: { value: new Color() }
  }
  return {
    hasShadows,
    uniforms,
    suit(palette, extent) {
      lamp.color.set(palette.keyLight)
      lamp.intensity = palette.keyPower
      sky.color.set(palette.fillLight)
      sky.groundColor.set(palette.bounceLight)
      sky.intensity = palette.fillPower
      uniforms.uLamp.value.copy(lamp.color).multiplyScalar(palette.keyPower / Math.PI)
      uniforms.uSky.value.copy(sky.color).multiplyScalar(palette.fillPower / Math.PI)
      uniforms.uBounce.value.copy(sky.groundColor).multiplyScalar(palette.fillPower / Math.PI)
      uniforms.uOpen.value.copy(uniforms.uLamp.value).multiplyScalar(uniforms.uLampWay.value.y).add(uniforms.uSky.value)
      if (extent) hang(lamp, extent, uniforms.uLampWay.value)
    }
  }
}

/** Puts the lamp where its shadows cover the whole board. */
function hang(lamp: DirectionalLight, { west, east, north, south }: Extent, way: Vector3): void {
  const reach = Math.hypot(east - west, south - north) / 2
  lamp.target.position.set((west + east) / 2, 0, (north + south) / 2)
  lamp.position
    .copy(way)
    .multiplyScalar(reach * 1.7)
    .add(lamp.target.position)
  const { camera } = lamp.shadow
  camera.left = camera.bottom = -reach
  camera.right = camera.top = reach
  camera.near = 0.5
  camera.far = reach * 3.4
  camera.updateProjectionMatrix()
}

/** Pieces of shader put into those of the library, at its own marks. */
export interface Additions {
  readonly uniforms?: Readonly<Record<string, IUniform>>
  readonly vertexHead: string
  /** Declares `objectNormal`. */
  readonly normal: string
  /** Declares `transformed`. */
  readonly position: string
  readonly fragmentHead: string
  /** May change `diffuseColor`. */
  readonly colour: string
  /** May change `outgoingLight`. */
  readonly light: string
}

export const CORNER_LIGHT = `
uniform vec3 uLampWay;
uniform vec3 uLamp;
uniform vec3 uSky;
uniform vec3 uBounce;
vec3 lightOn(vec3 normal) {
  return uLamp * max(0.0, dot(normal, uLampWay)) + mix(uBounce, uSky, 0.5 + 0.5 * normal.y);
}`

/** Light as the eye sees it. */
export const TO_SRGB = `
vec3 toSrgb(vec3 light) {
  vec3 lit = clamp(light, 0.0, 1.0);
  return mix(lit * 12.92, 1.055 * pow(lit, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, lit));
}`

/** For graphics cards: lit for every pixel, with shadows. */
export function litMaterial(lamp: Lamp, look: MaterialParameters, add: Additions): MeshLambertMaterial {
  const material = new MeshLambertMaterial(look)
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, lamp.uniforms, add.uniforms)
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${add.vertexHead}`)
      .replace('#include <beginnormal_vertex>', add.normal)
      .replace('#include <begin_vertex>', add.position)
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${add.fragmentHead}`)
      .replace('#include <color_fragment>', `#include <color_fragment>\n${add.colour}`)
      .replace('#include <opaque_fragment>', `${add.light}\n#include <opaque_fragment>`)
  }
  material.customProgramCacheKey = () => `${add.vertexHead} ${add.light}`
  return material
}
