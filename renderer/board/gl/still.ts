// What stands still before a camera that stands still is drawn once, and laid under every frame after that. Where the
// processor draws, most of a frame is board and trees; while a piece walks over them they need not be drawn again.
import {
  AlwaysDepth,
  BufferAttribute,
  BufferGeometry,
  DepthTexture,
  Matrix4,
  Mesh,
  NearestFilter,
  ShaderMaterial,
  UnsignedIntType,
  Vector2,
  WebGLRenderTarget,
  type PerspectiveCamera,
  type Scene as Stage,
  type WebGLRenderer
} from 'three'

/** Layers of three.js: what moves is on the first of all. */
const STILL = 1
const SHEET = 2
const SAMPLES = 4

export interface Still {
  add(mesh: Mesh): void
  /** Something that stands still looks different now. */
  spoil(): void
  render(camera: PerspectiveCamera): void
  dispose(): void
}

export function createStill(renderer: WebGLRenderer, stage: Stage): Still {
  const picture = emptyPicture()
  const sheet = sheetOf(picture)
  stage.add(sheet)
  const seen = new Matrix4()
  const view = new Matrix4()
  const size = new Vector2()
  let isSpoilt = true
  let isKept = false

  /** Whether all that stands still would come out as in the frame before. */
  function isResting(camera: PerspectiveCamera): boolean {
    camera.updateMatrixWorld()
    view.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse)
    renderer.getDrawingBufferSize(size)
    const isSame = !isSpoilt && view.equals(seen) && size.x === picture.width && size.y === picture.height
    if (isSame) return true
    picture.setSize(size.x, size.y)
    seen.copy(view)
    isSpoilt = isKept = false
    return false
  }

  function keep(camera: PerspectiveCamera): void {
    camera.layers.set(STILL)
    renderer.setRenderTarget(picture)
    renderer.render(stage, camera)
    renderer.setRenderTarget(null)
    isKept = true
  }

  return {
    add: (mesh) => mesh.layers.set(STILL),
    spoil() {
      isSpoilt = true
    },
    render(camera) {
      const isUnder = isResting(camera)
      if (isUnder && !isKept) keep(camera)
      camera.layers.set(0)
      camera.layers.enable(isUnder ? SHEET : STILL)
      renderer.render(stage, camera)
    },
    dispose() {
      picture.depthTexture?.dispose()
      picture.dispose()
      sheet.geometry.dispose()
    }
  }
}

const emptyPicture = (): WebGLRenderTarget =>
  new WebGLRenderTarget(1, 1, {
    samples: SAMPLES,
    depthTexture: new DepthTexture(1, 1, UnsignedIntType),
    minFilter: NearestFilter,
    magFilter: NearestFilter
  })

/** One triangle over the whole picture, as near and as far as what it shows. */
function sheetOf({ texture, depthTexture }: WebGLRenderTarget): Mesh {
  const corners = new BufferGeometry()
  corners.setAttribute('position', new BufferAttribute(Float32Array.of(-1, -1, 0, 3, -1, 0, -1, 3, 0), 3))
  const material = new ShaderMaterial({
    depthFunc: AlwaysDepth,
    uniforms: { uColour: { value: texture }, uDepth: { value: depthTexture } },
    vertexShader: `
varying vec2 vAt;
void main() {
  vAt = position.xy * 0.5 + 0.5;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}`,
    fragmentShader: `
uniform sampler2D uColour;
uniform highp sampler2D uDepth;
varying vec2 vAt;
void main() {
  gl_FragColor = vec4(texture2D(uColour, vAt).rgb, 1.0);
  gl_FragDepth = texture2D(uDepth, vAt).r;
}`
  })
  const sheet = new Mesh(corners, material)
  sheet.layers.set(SHEET)
  sheet.renderOrder = -9
  sheet.frustumCulled = false
  return sheet
}
