// Materials of what is drawn and not built: small pictures and overlays. Colours go through unchanged.
import { DoubleSide, ShaderMaterial, type Texture } from 'three'

const SPRITE_VERTEX = `
uniform float uPixels;
uniform float uLeast;
uniform float uMost;
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
  float grown = max(min(1.0, uMost / pixels), min(uLeast / pixels, 1.9));
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
}`

export function spriteMaterial(atlas: Texture, isLying: boolean): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: {
      uAtlas: { value: atlas },
      uPixels: { value: 1 },
      uLeast: { value: 0 },
      uMost: { value: 1e4 },
      uReading: { value: 0 }
    },
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
