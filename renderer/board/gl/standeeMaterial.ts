// The material of standees: it poses them in the shader.
import { Matrix3, ShaderMaterial, type IUniform, type Material, type Texture } from 'three'
import { CORNER_LIGHT, litMaterial, TO_SRGB, type Lamp } from './lamp'

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

const POSE = `
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
mat3 standeePose() {
  float c = cos(iPlace.w), s = sin(iPlace.w);
  mat3 base = mat3(c, 0.0, s, 0.0, 1.0, 0.0, -s, 0.0, c);
  mat3 up = uStand * (1.0 - iState.x) + uLie * iState.x;
  return plaque > 0.5 ? up : base;
}`

const POSED = `float lying = iState.x * plaque;
  vec3 transformed = standeePose() * position * iState.y * iState.z;
  transformed += iPlace.xyz + vec3(0.0, plaque * mix(uCentre, 0.24, lying) * iState.y, 0.0);
  transformed += vec3(-sin(iPlace.w), 0.0, cos(iPlace.w)) * plaque * (1.0 - lying) * uBack;
  vFaceUv = iRect.xy + face.xy * iRect.zw;
  vFace = face.z;
  vFlash = iState.w;`

const SHOWN = `uniform sampler2D uAtlas;
varying vec2 vFaceUv;
varying float vFace;
varying float vFlash;`

/** Standees turn in the shader: bases by their facing, plaques towards the camera, so a turning camera costs nothing. */
export const standeeMaterial = (lamp: Lamp, uniforms: StandeeUniforms, isGhost: boolean): Material =>
  lamp.hasShadows ? shadowedMaterial(lamp, uniforms, isGhost) : plainMaterial(lamp, uniforms, isGhost)

const lookOf = (isGhost: boolean) => (isGhost ? { transparent: true, opacity: GHOSTLY, depthWrite: false } : {})
const GHOSTLY = 0.5

/** As `plainMaterial` of solids: reckoned at the corners, and the picture as it was drawn. */
const plainMaterial = (lamp: Lamp, uniforms: StandeeUniforms, isGhost: boolean): Material =>
  new ShaderMaterial({
    ...lookOf(isGhost),
    uniforms: { ...lamp.uniforms, ...uniforms },
    vertexShader: `
attribute vec3 color;
varying vec3 vColour;
${CORNER_LIGHT}
${TO_SRGB}
${POSE}
void main() {
  vec3 light = lightOn(standeePose() * normal);
  vColour = toSrgb(mix(color, iRim, rim) * light);
  ${POSED}
  gl_Position = projectionMatrix * viewMatrix * vec4(transformed, 1.0);
}`,
    fragmentShader: `
${SHOWN}
varying vec3 vColour;
void main() {
  vec3 shown = mix(vColour, texture2D(uAtlas, vFaceUv).rgb, vFace);
  gl_FragColor = vec4(mix(shown, vec3(1.0, 0.96, 0.9), vFlash * 0.75), ${isGhost ? GHOSTLY : '1.0'});
}`
  })

const shadowedMaterial = (lamp: Lamp, uniforms: StandeeUniforms, isGhost: boolean): Material =>
  litMaterial(
    lamp,
    { vertexColors: true, ...lookOf(isGhost) },
    {
      uniforms: { ...uniforms },
      vertexHead: `${POSE}\nvarying vec3 vRim;\nvarying float vIsRim;`,
      normal: 'vec3 objectNormal = standeePose() * normal;',
      position: `${POSED}
        vRim = iRim;
        vIsRim = rim;`,
      fragmentHead: `${SHOWN}
        varying vec3 vRim;
        varying float vIsRim;`,
      colour: `diffuseColor.rgb = mix(diffuseColor.rgb, vRim, vIsRim);
        vec3 drawn = pow(texture2D(uAtlas, vFaceUv).rgb, vec3(2.2));
        diffuseColor.rgb = mix(diffuseColor.rgb, drawn, vFace);`,
      light: `outgoingLight = mix(outgoingLight, diffuseColor.rgb * 1.02, vFace * 0.72);
        outgoingLight = mix(outgoingLight, vec3(1.0, 0.93, 0.8), vFlash * 0.75);`
    }
  )
