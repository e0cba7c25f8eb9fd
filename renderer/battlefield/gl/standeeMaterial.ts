// The material of standees: it poses them in the shader.
import { Matrix3, type IUniform, type Texture } from 'three'
import { litMaterial, type Lamp, type LitMaterial } from './lamp'

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
varying vec3 vRim;
varying float vIsRim;
mat3 standeePose() {
  float c = cos(iPlace.w), s = sin(iPlace.w);
  mat3 base = mat3(c, 0.0, s, 0.0, 1.0, 0.0, -s, 0.0, c);
  mat3 up = uStand * (1.0 - iState.x) + uLie * iState.x;
  return plaque > 0.5 ? up : base;
}`

/** Standees turn in the shader: bases by their facing, plaques towards the camera, so a turning camera costs nothing. */
export const standeeMaterial = (lamp: Lamp, uniforms: StandeeUniforms, isGhost: boolean): LitMaterial =>
  litMaterial(
    lamp,
    { vertexColors: true, ...(isGhost ? { transparent: true, opacity: 0.5, depthWrite: false } : {}) },
    {
      uniforms: { ...uniforms },
      vertexHead: POSE,
      normal: 'vec3 objectNormal = standeePose() * normal;',
      position: `float lying = iState.x * plaque;
        vec3 transformed = standeePose() * position * iState.y * iState.z;
        transformed += iPlace.xyz + vec3(0.0, plaque * mix(uCentre, 0.24, lying) * iState.y, 0.0);
        transformed += vec3(-sin(iPlace.w), 0.0, cos(iPlace.w)) * plaque * (1.0 - lying) * uBack;
        vFaceUv = iRect.xy + face.xy * iRect.zw;
        vFace = face.z;
        vFlash = iState.w;
        vRim = iRim;
        vIsRim = rim;`,
      fragmentHead: `uniform sampler2D uAtlas;
        varying vec2 vFaceUv;
        varying float vFace;
        varying float vFlash;
        varying vec3 vRim;
        varying float vIsRim;`,
      colour: `diffuseColor.rgb = mix(diffuseColor.rgb, vRim, vIsRim);
        vec3 drawn = pow(texture2D(uAtlas, vFaceUv).rgb, vec3(2.2));
        diffuseColor.rgb = mix(diffuseColor.rgb, drawn, vFace);`,
      light: `outgoingLight = mix(outgoingLight, diffuseColor.rgb * 1.02, vFace * 0.72);
        outgoingLight = mix(outgoingLight, vec3(1.0, 0.93, 0.8), vFlash * 0.75);`
    }
  )
