// What drawing costs here at the least: the same hexes as one instanced prism, lit and nothing more, to measure against.
import {
  Color,
  CylinderGeometry,
  DirectionalLight,
  HemisphereLight,
  InstancedMesh,
  MeshLambertMaterial,
  Matrix4,
  PerspectiveCamera,
  Scene,
  WebGLRenderer
} from 'three'
import type { SceneBoard, Shot } from '../board'
import { gridOf } from '../board/hexes'

export interface BareScene {
  readonly context: WebGL2RenderingContext
  draw(): void
  dispose(): void
}

const FIELD_OF_VIEW = 30
/** Nothing is asked of the card that the battlefield does not ask as well. */
const LOOK = { antialias: true, alpha: false, stencil: false }

/** As many pixels as that canvas has, and the same hexes seen from the same place. */
export function bareScene(like: HTMLCanvasElement, board: SceneBoard, { at, target }: Shot): BareScene {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2', LOOK)
  if (!(context instanceof WebGL2RenderingContext)) throw new Error('there is no second context')
  const renderer = new WebGLRenderer({ canvas, context })
  renderer.setSize(like.width, like.height, false)
  const scene = new Scene()
  scene.background = new Color('#12161a')
  scene.add(new HemisphereLight('#8fa6c4', '#2b2723', 1.35), new DirectionalLight('#ffe2b8', 3))
  const prism = new CylinderGeometry(0.96, 0.96, 0.2, 6)
  const mesh = new InstancedMesh(prism, new MeshLambertMaterial({ color: '#626b70' }), board.hexes.length)
  const { spotOf } = gridOf(board)
  board.hexes.forEach((hex, index) => {
    const { x, z } = spotOf(hex)
    mesh.setMatrixAt(index, new Matrix4().makeRotationY(Math.PI / 2).setPosition(x, -0.1, z))
  })
  scene.add(mesh)
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, like.width / like.height, 0.5, 200)
  camera.position.set(...at)
  camera.lookAt(...target)
  return { context, draw: () => renderer.render(scene, camera), dispose: () => renderer.dispose() }
}
