// The few materials of the table, each made once.
import {
  CanvasTexture,
  DataTexture,
  DoubleSide,
  LinearFilter,
  LinearMipmapLinearFilter,
  Matrix3,
  MeshBasicMaterial,
  MeshLambertMaterial,
  NoColorSpace,
  RepeatWrapping,
  RGBAFormat,
  ShaderMaterial,
  type IUniform,
  type Texture
} from 'three'
import { unevenness } from '../sculpt/sculpt'

const GRAIN = 128

/** A fine, even unevenness for every surface: matte, never plastic. */
export function grainTexture(): DataTexture {
  const data = new Uint8Array(GRAIN * GRAIN * 4)
  for (let k = 0; k < GRAIN * GRAIN; k++) {
    const [x, y] = [k % GRAIN, Math.floor(k / GRAIN)]
    const fine = unevenness(k * 7 + 1)
    const coarse = unevenness(Math.floor(x / 6) * 53 + Math.floor(y / 3) * 977)
    data.fill(Math.round(206 + 30 * fine + 19 * coarse), k * 4, k * 4 + 4)
  }
  const texture = new DataTexture(data, GRAIN, GRAIN, RGBAFormat)
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.needsUpdate = true
  return texture
}

export function atlasTexture(canvas: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(canvas)
  texture.flipY = false
  texture.premultiplyAlpha = true
  texture.colorSpace = NoColorSpace
  texture.anisotropy = 4
  return texture
}

/** Lit, with colours at the corners; `glow` lifts a corner out of the lamplight. */
export function solidMaterial(grain: Texture): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ vertexColors: true })
  material.onBeforeCompile = (shader) => {
    shader.uniforms['uGrain'] = { value: grain }
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nattribute float glow;\nvarying float vGlow;\nvarying vec2 vGrain;'
      )
      .replace(
        '#include <begin_vertex>',
        '#include <begin_vertex>\nvGlow = glow;\nvGrain = (position.xz + position.y * 0.7) * 0.31;'
      )
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        '#include <common>\nuniform sampler2D uGrain;\nvarying float vGlow;\nvarying vec2 vGrain;'
      )
      .replace(
        '#include <opaque_fragment>',
        `outgoingLight *= texture2D(uGrain, vGrain).r * 1.06;
         outgoingLight = mix(outgoingLight, diffuseColor.rgb, vGlow);
         #include <opaque_fragment>`
      )
  }
  return material
}

/** A see-through copy of a lit thing, in one ink: only its nearest surface, which `veilMaterial` finds beforehand. */
export const ghostMaterial = (): MeshLambertMaterial =>
  new MeshLambertMaterial({ transparent: true, opacity: 0.62, depthWrite: false })

/** Draws no colour, only how near things are. */
export const veilMaterial = (): MeshBasicMaterial => new MeshBasicMaterial({ colorWrite: false, transparent: true })

export interface StandeeUniforms {
  readonly uAtlas: IUniform<Texture>
  readonly uStand: IUniform<Matrix3>
  readonly uLie: IUniform<Matrix3>
  readonly uCentre: IUniform<number>
  /** How far behind the middle of its base a plaque stands, so that the notch is seen from everywhere. */
  readonly uBack: IUniform<number>
}

export const standeeUniforms = (atlas: Texture): StandeeUniforms => ({
  uAtlas: { value: atlas },
  uStand: { value: new Matrix3() },
  uLie: { value: new Matrix3() },
  uCentre: { value: 0.7 },
  uBack: { value: 0 }
})

const STANDEE_VERTEX = `#include <common>
attribute float plaque;
attribute float rim;
attribute vec3 face;
attribute vec4 iPlace;
attribute vec4 iState;
attribute vec3 iRim;
attribute vec4 iRect;
uniform mat3 uStand;
uniform mat3 uLie;
uniform float uCentre;
uniform float uBack;
varying vec2 vFaceUv;
varying float vFace;
varying float vFlash;
varying vec3 vRim;
varying float vIsRim;
mat3 standeePose() {
  float c = cos(iPlace.w), s = sin(iPlace.w);
  mat3 base = mat3(c, 0.0, s, 0.0, 1.0, 0.0, -s, 0.0, c);
  mat3 up = uStand * (1.0 - iState.x) + uLie * iState.x;
  return plaque > 0.5 ? up : base;
}`

/** Standees turn in the shader: bases by their facing, plaques towards the camera, so a turning camera costs nothing. */
export function standeeMaterial(uniforms: StandeeUniforms, isGhost: boolean): MeshLambertMaterial {
  const material = new MeshLambertMaterial({
    vertexColors: true,
    ...(isGhost ? { transparent: true, opacity: 0.5, depthWrite: false } : {})
  })
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms)
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', STANDEE_VERTEX)
      .replace('#include <beginnormal_vertex>', 'vec3 objectNormal = standeePose() * normal;')
      .replace(
        '#include <begin_vertex>',
        `float lying = iState.x * plaque;
         vec3 transformed = standeePose() * position * iState.y * iState.z;
         transformed += iPlace.xyz + vec3(0.0, plaque * mix(uCentre, 0.24, lying) * iState.y, 0.0);
         transformed += vec3(-sin(iPlace.w), 0.0, cos(iPlace.w)) * plaque * (1.0 - lying) * uBack;
         vFaceUv = iRect.xy + face.xy * iRect.zw;
         vFace = face.z;
         vFlash = iState.w;
         vRim = iRim;
         vIsRim = rim;`
      )
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>
         uniform sampler2D uAtlas;
         varying vec2 vFaceUv;
         varying float vFace;
         varying float vFlash;
         varying vec3 vRim;
         varying float vIsRim;`
      )
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>
         diffuseColor.rgb = mix(diffuseColor.rgb, vRim, vIsRim);
         vec3 drawn = pow(texture2D(uAtlas, vFaceUv).rgb, vec3(2.2));
         diffuseColor.rgb = mix(diffuseColor.rgb, drawn, vFace);`
      )
      .replace(
        '#include <opaque_fragment>',
        `outgoingLight = mix(outgoingLight, diffuseColor.rgb * 1.02, vFace * 0.72);
         outgoingLight = mix(outgoingLight, vec3(1.0, 0.93, 0.8), vFlash * 0.75);
         #include <opaque_fragment>`
      )
  }
  return material
}

const SPRITE_VERTEX = `
uniform float uPixels;
uniform float uLeast;
uniform float uReading;
attribute vec4 iAt;
attribute vec4 iSize;
attribute vec4 iRect;
attribute float iAlpha;
varying vec2 vUv;
varying float vAlpha;
void main() {
  vUv = iRect.xy + uv * iRect.zw;
  vAlpha = iAlpha;
  vec2 corner = position.xy * iSize.xy;
#ifdef LYING
  corner += iSize.zw;
  float turn = iAt.w > 50.0 ? uReading : iAt.w;
  float c = cos(turn), s = sin(turn);
  vec3 spot = iAt.xyz + vec3(corner.x * c + corner.y * s, 0.0, corner.x * s - corner.y * c);
  gl_Position = projectionMatrix * viewMatrix * vec4(spot, 1.0);
#else
  vec4 seen = viewMatrix * vec4(iAt.xyz, 1.0);
  float pixels = iSize.y * uPixels / max(0.1, -seen.z);
  float grown = clamp(uLeast / pixels, 1.0, 1.9);
  seen.xy += (corner + iSize.zw) * grown;
  gl_Position = projectionMatrix * seen;
#endif
}`

const SPRITE_FRAGMENT = `
uniform sampler2D uAtlas;
varying vec2 vUv;
varying float vAlpha;
void main() {
  gl_FragColor = texture2D(uAtlas, vUv) * vAlpha;
  if (gl_FragColor.a < 0.004) discard;
}`

export function spriteMaterial(atlas: Texture, isLying: boolean): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { uAtlas: { value: atlas }, uPixels: { value: 1 }, uLeast: { value: 0 }, uReading: { value: 0 } },
    vertexShader: SPRITE_VERTEX,
    fragmentShader: SPRITE_FRAGMENT,
    defines: isLying ? { LYING: '' } : {},
    transparent: true,
    premultipliedAlpha: true,
    depthTest: isLying,
    depthWrite: false,
    side: DoubleSide,
    polygonOffset: isLying,
    polygonOffsetFactor: -1,
    polygonOffsetUnits: -2
  })
}

const OVERLAY_VERTEX = `
attribute vec3 ink;
attribute vec3 style;
varying vec3 vInk;
varying vec3 vStyle;
varying vec2 vAt;
void main() {
  vInk = ink;
  vStyle = style;
  vAt = position.xz;
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0);
}`

/** Hatchings by number, in the order of HATCHES. */
const OVERLAY_FRAGMENT = `
varying vec3 vInk;
varying vec3 vStyle;
varying vec2 vAt;
float stripes(float u, float wide) {
  float f = abs(fract(u) - 0.5) * 2.0;
  float soft = fwidth(u) * 2.0;
  return 1.0 - smoothstep(wide - soft, wide + soft, f);
}
float dots(vec2 p) {
  float d = length(fract(p) - 0.5);
  float soft = fwidth(p.x) * 1.5;
  return 1.0 - smoothstep(0.24 - soft, 0.24 + soft, d);
}
float hatching(int kind) {
  float up = (vAt.x - vAt.y) * 2.4, down = (vAt.x + vAt.y) * 2.4;
  if (kind == 1) return stripes(down, 0.26);
  if (kind == 2) return stripes(up, 0.26);
  if (kind == 3) return max(stripes(up * 1.1, 0.2), stripes(down * 1.1, 0.2));
  if (kind == 4) return dots(vAt * 3.6);
  if (kind == 5) return stripes(vAt.y * 3.6, 0.24);
  if (kind == 6) return stripes(vAt.x * 3.6, 0.24);
  if (kind == 7) return stripes(vAt.y * 2.6 + abs(fract(vAt.x * 1.5) - 0.5) * 1.6, 0.28);
  return 0.0;
}
void main() {
  float alpha = max(vStyle.x, hatching(int(vStyle.y + 0.5)) * vStyle.z);
  gl_FragColor = vec4(vInk * alpha, alpha);
}`

export const overlayMaterial = (isOnTop: boolean): ShaderMaterial =>
  new ShaderMaterial({
    depthTest: !isOnTop,
    vertexShader: OVERLAY_VERTEX,
    fragmentShader: OVERLAY_FRAGMENT,
    transparent: true,
    premultipliedAlpha: true,
    depthWrite: false,
    side: DoubleSide,
    polygonOffset: true,
    polygonOffsetFactor: -1,
    polygonOffsetUnits: -1
  })
