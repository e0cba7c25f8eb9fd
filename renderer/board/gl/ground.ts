// The board on the lit table: its painted picture over a bed and a frame.
import { BufferGeometry, Mesh, ShaderMaterial, Vector4, type IUniform, type Material, type Scene as Stage } from 'three'
import type { Texture, WebGLRenderer } from 'three'
import type { GroundPicture } from '../ground/ground'
import { boardSolid, extentOf } from '../sculpt/board'
import type { HeadlessState } from '../state'
import { solidGeometry } from './geometry'
import { litMaterial, type Lamp } from './lamp'
import { groundTexture } from './textures'

export interface BoardLayer {
  readonly mesh: Mesh
  write(state: HeadlessState): void
  /** Sends its picture to the graphics card before it is wanted. */
  upload(renderer: WebGLRenderer): void
  dispose(): void
}

interface GroundUniforms extends Readonly<Record<string, IUniform>> {
  readonly uGround: IUniform<Texture | null>
  /** West and north of the picture, and one over its size. */
  readonly uPlan: IUniform<Vector4>
}

export function createBoard(stage: Stage, lamp: Lamp, ground: GroundPicture, pixels: number): BoardLayer {
  const uniforms: GroundUniforms = { uGround: { value: null }, uPlan: { value: new Vector4() } }
  const mesh = new Mesh(new BufferGeometry(), lamp.hasShadows ? shadowed(lamp, uniforms) : plain(uniforms))
  // After all that stands on it: what is hidden need not be coloured in.
  mesh.renderOrder = -1
  mesh.receiveShadow = true
  stage.add(mesh)
  let version = -1

  function paint(): void {
    uniforms.uGround.value?.dispose()
    const picture = groundTexture(ground.canvas, lamp.hasShadows)
    picture.onUpdate = ground.letGo
    uniforms.uGround.value = picture
    const { west, north, wide, deep } = ground.plan
    uniforms.uPlan.value.set(west, north, 1 / wide, 1 / deep)
    version = ground.version
  }

  return {
    mesh,
    write({ scene, theme }) {
      mesh.visible = scene.board.hexes.length > 0
      if (!mesh.visible) return
      ground.suit({ scene, theme, pixels, hasShadows: !lamp.hasShadows }, version)
      if (ground.version === version) return
      paint()
      mesh.geometry.dispose()
      mesh.geometry = solidGeometry(boardSolid(extentOf(scene.board)))
    },
    upload(renderer) {
      if (uniforms.uGround.value) renderer.initTexture(uniforms.uGround.value)
    },
    dispose() {
      mesh.geometry.dispose()
      uniforms.uGround.value?.dispose()
    }
  }
}

const HEAD = 'uniform vec4 uPlan;\nvarying vec2 vGround;'
const WHERE = 'vGround = (position.xz - uPlan.xy) * uPlan.zw;'

/** The light is in the picture. */
const plain = (uniforms: GroundUniforms): Material =>
  new ShaderMaterial({
    uniforms,
    vertexShader: `
attribute vec3 color;
varying float vShade;
${HEAD}
void main() {
  ${WHERE}
  vShade = color.r;
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0);
}`,
    fragmentShader: `
uniform sampler2D uGround;
varying float vShade;
varying vec2 vGround;
void main() {
  gl_FragColor = vec4(texture2D(uGround, vGround).rgb * vShade, 1.0);
}`
  })

/** The light is in the picture; what stands in its way takes it out again. */
const shadowed = (lamp: Lamp, uniforms: GroundUniforms): Material =>
  litMaterial(
    lamp,
    { vertexColors: true },
    {
      uniforms,
      vertexHead: HEAD,
      normal: 'vec3 objectNormal = vec3(normal);',
      position: `vec3 transformed = vec3(position);\n${WHERE}`,
      fragmentHead: 'uniform sampler2D uGround;\nuniform vec3 uOpen;\nvarying vec2 vGround;',
      colour: 'diffuseColor.rgb = pow(texture2D(uGround, vGround).rgb * diffuseColor.r, vec3(2.2));',
      light: 'outgoingLight /= uOpen;'
    }
  )
