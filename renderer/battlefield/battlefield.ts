// The battlefield: shows a scene, plays motions, offers choices, and says what was chosen. It knows no rules.
import { createAtlas } from './atlas/atlas'
import type { IconSource } from './atlas/icon'
import { bodiesOf } from './bodies'
import { createRig } from './camera/rig'
import type { Shot } from './camera/fit'
import { boardPoints, shotFrom, TABLE_AIM, TOP_AIM, type CameraView } from './camera/views'
import { announce, describe, type Description } from './describe'
import { createEmitter, type Emitter } from './events'
import { fittedFlat, toTable, zoomedAt, type FlatView } from './flat/view'
import { createGauge, type Quality } from './gl/quality'
import type { Change } from './gl/stage'
import { hexUnder } from './hexes'
import { createIcons } from './icons/icons'
import { KEYS, listen, type Command, type Meanings } from './input'
import { createLoop } from './loop'
import type { Motion } from './motion/motions'
import { createMotionQueue } from './motion/queue'
import type { Overlay } from './overlay/kinds'
import { pointedAt, rayThrough } from './pick'
import { placeOn } from './places'
import { samePlace, type Choice, type Place, type Scene, type Theme } from './scene'
import { extentOf } from './sculpt/board'
import { choiceAt, createState, focusedChoice, focusNext, offerChoices, showScene, walk } from './state'
import { createSurface } from './surface'
import { PALETTES } from './theme'

export interface BattlefieldOptions {
  readonly theme?: Theme
  /** What a screen reader calls the board. */
  readonly name?: string
  /** `none` shows the end of every motion at once. */
  readonly motion?: 'full' | 'none'
  readonly quality?: Quality
  readonly isFlat?: boolean
  readonly keys?: Partial<Readonly<Record<Command, string>>>
  /** Icons of the caller's own, asked before the shipped ones. */
  readonly icons?: IconSource
}

export interface BattlefieldStats {
  readonly frames: number
  readonly drawCalls: number
  readonly quality: Quality | 'none'
  /** Milliseconds the last frame took to hand over. */
  readonly submitMs: number
  readonly isLost: boolean
}

export interface Battlefield {
  /** Shows a scene at once; whatever was still moving is over. */
  show(scene: Scene): void
  /** Plays motions after those already waiting; resolves when they are over or skipped. */
  play(motions: readonly Motion[]): Promise<void>
  skip(): void
  offer(choices: readonly Choice[]): void
  overlay(set: readonly Overlay[]): void
  camera(view: CameraView): void
  /** The camera as it is, for `camera({ kind: 'saved', shot })`. */
  shot(): Shot
  flat(isOn: boolean): void
  theme(theme: Theme): void
  motion(motion: 'full' | 'none'): void
  describe(): Description
  stats(): BattlefieldStats
  focus(): void
  on: Emitter['on']
  dispose(): void
}

/** `host` is an element with a size; the battlefield fills it with canvases of its own. */
export function createBattlefield(host: HTMLElement, options: BattlefieldOptions = {}): Battlefield {
  const state = createState(options.theme)
  state.isFlat = options.isFlat ?? false
  const emitter = createEmitter()
  const room = createRoom(host, options.name)
  const icons = createIcons(() => redraw())
  const iconSource: IconSource = (id) => options.icons?.(id) ?? icons.pathOf(id)
  const atlas = createAtlas(document.createElement('canvas'), PALETTES[state.theme], iconSource)
  const surface = createSurface(room, atlas, options.quality ?? 'high', () => change('scene'))
  const queue = createMotionQueue(() => state.poses)
  const rig = createRig(room, () => loop.invalidate(), grabbed)
  const gauge = createGauge()
  const keys = { ...KEYS, ...options.keys }
  let motion = options.motion ?? 'full'
  let pending: Change | null = null
  let view: CameraView | null = { kind: 'table' }
  let flatView: FlatView = { scale: 1, x: 0, y: 0 }
  let size = { width: 0, height: 0 }
  let isFramed = false
  let submitMs = 0
  const loop = createLoop(
    { request: (draw) => requestAnimationFrame(draw), cancel: (handle) => cancelAnimationFrame(handle) },
    frame
  )

  function change(what: Change): void {
    pending = rank(what) > rank(pending) ? what : pending
    loop.invalidate()
  }

  function frame(now: number, sinceLast: number): boolean {
    const began = performance.now()
    const wasMoving = queue.isMoving
    queue.tick(now)
    const isTurning = !state.isFlat && rig.update(sinceLast / 1000)
    const what = pending ?? (wasMoving ? 'poses' : null)
    pending = null
    surface.draw(state, what, rig, flatView)
    submitMs = performance.now() - began
    const isMoving = queue.isMoving || isTurning
    if (isMoving && options.quality === undefined && !state.isFlat && gauge.isTooSlow(sinceLast)) surface.ease()
    return isMoving
  }

  function redraw(): void {
    atlas.redraw(PALETTES[state.theme])
    change('scene')
  }

  function grabbed(): void {
    view = null
    loop.invalidate()
  }

  function frameBoard(isAtOnce: boolean): void {
    if (state.scene.board.hexes.length === 0 || size.width === 0) return
    isFramed = true
    const extent = extentOf(state.scene.board.hexes)
    flatView = fittedFlat(extent, size.width, size.height)
    rig.bound(extent.west, extent.east, extent.north, extent.south)
    aimAt(isAtOnce)
  }

  function aimAt(isAtOnce: boolean): void {
    if (view?.kind === 'saved') rig.look(view.shot, isAtOnce)
    else if (view?.kind === 'from') {
      const shot = shotFrom(state.scene, view.of)
      if (shot) rig.look(shot, isAtOnce)
    } else if (view) rig.fit(boardPoints(state.scene), view.kind === 'top' ? TOP_AIM : TABLE_AIM, isAtOnce)
    change('poses')
  }

  function placeAt(x: number, y: number): Place | null {
    if (state.isFlat || !surface.hasGl || surface.isLost) return flatPlaceAt(x, y)
    const ray = rayThrough(rig.eye(), (x / size.width) * 2 - 1, 1 - (y / size.height) * 2)
    return onBoard(pointedAt(ray, bodiesOf(state.scene, state.poses), (place) => choiceAt(state, place) !== null))
  }

  function flatPlaceAt(x: number, y: number): Place | null {
    const hex = hexUnder(toTable(flatView, x, y))
    if (hex === null) return null
    const bare: Place = { kind: 'hex', hex }
    const standing = placeOn(state.scene, hex)
    return onBoard(choiceAt(state, standing) || !choiceAt(state, bare) ? standing : bare)
  }

  const onBoard = (place: Place | null): Place | null =>
    place?.kind === 'hex' && !state.scene.board.hexes.includes(place.hex) ? null : place

  function hover(place: Place | null): void {
    if (samePlace(place, state.hovered)) return
    state.hovered = place
    const choice = choiceAt(state, place)
    room.style.cursor = choice && choice.refused === undefined ? 'pointer' : 'default'
    emitter.emit('hovered', { place, choice })
    change('poses')
  }

  function take(place: Place, choice: Choice | null): void {
    if (choice && choice.refused === undefined) emitter.emit('chosen', { id: choice.id })
    else emitter.emit('picked', { place, choice })
  }

  function say(): void {
    const words = announce(state)
    if (words) emitter.emit('announced', words)
    change('poses')
  }

  const meanings: Meanings = {
    point: (x, y) => hover(placeAt(x, y)),
    leave: () => hover(null),
    click(x, y) {
      const place = placeAt(x, y)
      hover(place)
      if (place) take(place, choiceAt(state, place))
    },
    walk(arrow) {
      if (walk(state, arrow) !== null) say()
    },
    tab(by) {
      const choice = focusNext(state, by)
      say()
      return choice !== null
    },
    enter() {
      const choice = focusedChoice(state)
      const place = choice?.at ?? (state.walker && placeOn(state.scene, state.walker.hex))
      if (place) take(place, choice)
      return place !== null
    },
    escape() {
      const wasWalking = state.walker !== null
      state.walker = null
      state.focused = null
      change('poses')
      return wasWalking
    },
    command: (command) => COMMANDS_DO[command](),
    drag(dx, dy) {
      if (!state.isFlat && surface.hasGl) return
      flatView = { ...flatView, x: flatView.x + dx, y: flatView.y + dy }
      loop.invalidate()
    },
    wheel(by, x, y) {
      if (!state.isFlat && surface.hasGl) return
      flatView = zoomedAt(flatView, by, x, y)
      loop.invalidate()
    }
  }

  const COMMANDS_DO: Readonly<Record<Command, () => void>> = {
    home: () => setView({ kind: 'table' }),
    top: () => setView({ kind: 'top' }),
    flat: () => setFlat(!state.isFlat),
    nearer: () => zoom(0.2),
    farther: () => zoom(-0.25),
    turnLeft: () => rig.turn(-Math.PI / 12),
    turnRight: () => rig.turn(Math.PI / 12)
  }

  function zoom(by: number): void {
    if (!state.isFlat) return rig.zoom(by)
    flatView = zoomedAt(flatView, 1 + by, size.width / 2, size.height / 2)
    loop.invalidate()
  }

  function setView(next: CameraView): void {
    view = next
    frameBoard(motion === 'none')
    emitter.emit('viewed', { view: next.kind, isFlat: state.isFlat })
  }

  function setFlat(isOn: boolean): void {
    state.isFlat = isOn
    rig.enable(!isOn)
    change('scene')
    emitter.emit('viewed', { view: view?.kind ?? 'saved', isFlat: isOn })
  }

  function resize(): void {
    size = { width: room.clientWidth, height: room.clientHeight }
    loop.pause(isUnseen())
    if (size.width === 0 || size.height === 0) return
    surface.resize(size.width, size.height)
    rig.resize(size.width, size.height)
    frameBoard(true)
  }

  const isUnseen = (): boolean => document.visibilityState === 'hidden' || size.width === 0
  const seen = (): void => loop.pause(isUnseen())
  const stopListening = listen(room, meanings, keys)
  const observer = new ResizeObserver(resize)
  observer.observe(room)
  document.addEventListener('visibilitychange', seen)
  // Lettering that arrives after the first drawing is drawn again.
  void document.fonts.load("700 20px 'Alegreya Sans'").then((found) => found.length > 0 && redraw())
  rig.enable(!state.isFlat)
  resize()

  return {
    show(scene) {
      queue.skip()
      showScene(state, scene)
      if (!isFramed) frameBoard(true)
      change('scene')
    },
    play(motions) {
      const done = queue.play(motions)
      if (motion === 'none' || isUnseen()) queue.skip()
      change('poses')
      return done
    },
    skip() {
      queue.skip()
      change('poses')
    },
    offer(choices) {
      offerChoices(state, choices)
      change('poses')
    },
    overlay(set) {
      state.overlays = set
      change('overlays')
    },
    camera: setView,
    shot: () => rig.shot(),
    flat: setFlat,
    theme(theme) {
      state.theme = theme
      redraw()
    },
    motion(next) {
      motion = next
      if (next === 'none') queue.skip()
    },
    describe: () => describe(state),
    stats: () => ({
      frames: loop.frames,
      drawCalls: surface.drawCalls,
      quality: surface.quality,
      submitMs,
      isLost: surface.isLost
    }),
    focus: () => room.focus(),
    on: emitter.on,
    dispose() {
      queue.skip()
      loop.stop()
      stopListening()
      observer.disconnect()
      document.removeEventListener('visibilitychange', seen)
      emitter.clear()
      rig.dispose()
      surface.dispose()
      room.remove()
    }
  }
}

const CHANGES: readonly (Change | null)[] = [null, 'poses', 'overlays', 'scene']
const rank = (what: Change | null): number => CHANGES.indexOf(what)

/** The element everything happens in: it takes the keyboard, the pointer and the name. */
function createRoom(host: HTMLElement, name = ''): HTMLElement {
  const room = document.createElement('div')
  room.style.cssText = 'position:relative;width:100%;height:100%;overflow:hidden;touch-action:none'
  room.tabIndex = 0
  room.setAttribute('role', 'application')
  if (name) room.setAttribute('aria-label', name)
  host.append(room)
  return room
}
