// The battlefield: shows a scene, plays motions, offers choices, and says what was chosen. It knows no rules.
import { createAtlas } from './atlas/atlas'
import type { IconSource } from './atlas/icon'
import type { Shot } from './camera/fit'
import { createRig } from './camera/rig'
import { createView } from './camera/view'
import type { CameraView } from './camera/views'
import { describe, legendOf, type Description } from './describe'
import { createEmitter, type Emitter } from './events'
import { createGauge, type Quality } from './gl/quality'
import type { StageChange } from './gl/stage'
import { meaningsOf } from './hands'
import { createIcons } from './icons/icons'
import { KEYS, listen, type BoardCommand } from './input'
import { cornerOf, createLegend, type Speaker } from './legend'
import type { BoardLikeness, Taken } from './likeness'
import { createLoop } from './loop'
import type { BoardMotion } from './motion/motions'
import { createMotionQueue } from './motion/queue'
import type { Overlay } from './overlay/kinds'
import { createRest, watchForSomebody } from './rest'
import { createRoom, letterCanvas, watchRoom } from './room'
import type { SceneChoice, BoardScene, Theme } from './scene'
import { createState, offerChoices, showScene } from './state'
import { createSurface } from './surface'
import { PALETTES } from './theme'

export interface BattlefieldOptions {
  readonly theme?: Theme
  /** What a screen reader calls the board. */
  readonly name?: string
  /** `none` shows the end of every motion at once; without it the window's own preference counts. */
  readonly motion?: 'full' | 'none'
  /** Fixed; without it the battlefield steps down by itself when frames come slowly. */
  readonly quality?: Quality
  /** Where to begin, as it was found good before; it may still step down. */
  readonly lastQuality?: Quality
  readonly isFlat?: boolean
  readonly keys?: Partial<Readonly<Record<BoardCommand, string>>>
  /** With it the battlefield writes the key to its overlays. */
  readonly say?: Speaker
  /** Where it writes it; without it into a corner of its own. */
  readonly legend?: HTMLElement
  /** Pixels at the foot of the picture that the board keeps clear of. */
  readonly foot?: number
  /** How the board looked when it was last at rest: shown until the lit table is ready, if that would look the same. */
  readonly likeness?: BoardLikeness
  /** Milliseconds after which a board nobody is at gives its room on the graphics card back. */
  readonly leftAlone?: number
  /** Icons of the caller's own, asked before the shipped ones. */
  readonly icons?: IconSource
}

export interface BattlefieldStats {
  readonly frames: number
  readonly drawCalls: number
  readonly quality: Quality | 'none'
  /** Milliseconds it took to hand over the last frame. */
  readonly submitMs: number
  /** The graphics card has gone away; the flat table stands in until it is back. */
  readonly isLost: boolean
}

export interface Battlefield {
  /** Shows a scene at once; whatever was still moving is over. Pieces that were not there before come down onto it. */
  show(scene: BoardScene): void
  /** Plays motions after those already waiting; resolves when they are over or skipped. */
  play(motions: readonly BoardMotion[]): Promise<void>
  skip(): void
  offer(choices: readonly SceneChoice[]): void
  /** Lights up the choice that is pointed at beside the board; null: none is. */
  light(choice: string | null): void
  overlay(set: readonly Overlay[]): void
  camera(view: CameraView): void
  /** What its own keys do, for those who bind other keys. */
  command(command: BoardCommand): void
  /** Pixels at the foot of the picture that the board keeps clear of from now on. */
  foot(pixels: number): void
  /** The camera as it is, for `camera({ kind: 'saved', shot })`. */
  shot(): Shot
  flat(isOn: boolean): void
  theme(theme: Theme): void
  motion(motion: 'full' | 'none'): void
  describe(): Description
  /** A picture to begin with the next time; null while the lit table is not shown, or if this one is known. */
  likeness(known: string): Taken | null
  stats(): BattlefieldStats
  focus(): void
  on: Emitter['on']
  dispose(): void
}

/** `host` is an element with a size; the battlefield fills it with canvases of its own. */
export function createBattlefield(host: HTMLElement, options: BattlefieldOptions = {}): Battlefield {
  const state = createState(options.theme, options.isFlat)
  const emitter = createEmitter()
  const room = createRoom(host, options.name)
  const icons = createIcons(redraw)
  const iconSource: IconSource = (id) => options.icons?.(id) ?? icons.pathOf(id)
  const atlas = createAtlas(letterCanvas(room), PALETTES[state.theme], iconSource)
  const surface = createSurface(room, {
    atlas,
    quality: options.quality ?? options.lastQuality ?? null,
    likeness: options.likeness ?? null,
    onContext: () => change('scene'),
    onLit: () => change('overlays')
  })
  const queue = createMotionQueue(() => state.poses)
  const loop = createLoop(
    { request: (draw) => requestAnimationFrame(draw), cancel: (handle) => cancelAnimationFrame(handle) },
    frame
  )
  const rig = createRig(room, loop.invalidate, () => view.release())
  const isFlat = (): boolean => state.isFlat || !surface.hasGl || surface.isLost
  const changed = (): void => change('poses')
  const view = createView({ state, rig, isFlat, changed, foot: options.foot ?? 0 })
  const legend = options.say ? createLegend(options.legend ?? cornerOf(room), options.say) : null
  const gauge = createGauge()
  const rest = createRest(REST, () => emitter.emit('rested', {}))
  const leave = createRest(options.leftAlone ?? LEFT_ALONE, () => queue.isMoving || void surface.doze(state, rig))
  const stopWatching = watchForSomebody(leave.disturb)
  let motion = options.motion ?? (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'full')
  let pending: StageChange | null = null
  let submitMs = 0

  function change(what: StageChange): void {
    pending = rank(what) > rank(pending) ? what : pending
    loop.invalidate()
  }

  function frame(now: number, sinceLast: number): boolean {
    const began = performance.now()
    const wasMoving = queue.isMoving
    queue.tick(now)
    const isTurning = !isFlat() && rig.update(sinceLast / 1000)
    const what = pending ?? (wasMoving ? 'poses' : null)
    pending = null
    surface.draw(state, what, rig, view.flat)
    submitMs = performance.now() - began
    const isMoving = queue.isMoving || isTurning
    rest.disturb()
    leave.disturb()
    if (isMoving && options.quality === undefined && !isFlat() && gauge.isTooSlow(sinceLast)) ease()
    return isMoving
  }

  function ease(): void {
    const eased = surface.ease()
    if (eased) emitter.emit('eased', { quality: eased })
  }

  function play(motions: readonly BoardMotion[]): Promise<void> {
    const done = queue.play(motions)
    if (motion === 'none' || !eyes.isSeen()) queue.skip()
    changed()
    return done
  }

  function redraw(): void {
    atlas.redraw(PALETTES[state.theme])
    change('scene')
  }

  function setView(next: CameraView): void {
    view.set(next, motion === 'none')
    emitter.emit('viewed', { view: view.kind, isFlat: state.isFlat })
  }

  function setFlat(isOn: boolean): void {
    state.isFlat = isOn
    rig.enable(!isOn)
    change('scene')
    emitter.emit('viewed', { view: view.kind, isFlat: isOn })
  }

  const commands: Readonly<Record<BoardCommand, () => void>> = {
    home: () => setView({ kind: 'table' }),
    top: () => setView({ kind: 'top' }),
    flat: () => setFlat(!state.isFlat),
    nearer: () => view.zoom(0.2),
    farther: () => view.zoom(-0.25),
    turnLeft: () => rig.turn(-Math.PI / 12, 0),
    turnRight: () => rig.turn(Math.PI / 12, 0),
    raise: () => rig.turn(0, -Math.PI / 18),
    lower: () => rig.turn(0, Math.PI / 18),
    slideLeft: () => view.slide(-1, 0),
    slideRight: () => view.slide(1, 0),
    slideUp: () => view.slide(0, -1),
    slideDown: () => view.slide(0, 1)
  }
  const invite = (isInviting: boolean): void => {
    room.style.cursor = isInviting ? 'pointer' : 'default'
  }
  const meanings = meaningsOf({ state, view, emit: emitter.emit, changed, invite, commands })
  const stopListening = listen(room, meanings, { ...KEYS, ...options.keys })
  const eyes = watchRoom(room, loop.pause, (width, height) => {
    surface.resize(width, height)
    view.resize(width, height)
    change('scene')
  })
  // Lettering that arrives after the first drawing is drawn again.
  if (!document.fonts.check(LETTERING))
    void document.fonts.load(LETTERING).then((found) => found.length > 0 && redraw())
  rig.enable(!state.isFlat)

  return {
    show(scene) {
      queue.skip()
      const newcomers = showScene(state, scene)
      view.welcome()
      if (newcomers.length > 0)
        void play([{ kind: 'together', motions: newcomers.map((of) => ({ kind: 'spawn', of })) }])
      change('scene')
    },
    play,
    skip() {
      if (!queue.isMoving) return
      queue.skip()
      changed()
    },
    offer(choices) {
      offerChoices(state, choices)
      changed()
    },
    light(choice) {
      if (state.lit === choice) return
      state.lit = choice
      changed()
    },
    overlay(set) {
      state.overlays = set
      legend?.write(legendOf(state), state.theme)
      change('overlays')
    },
    camera: setView,
    command: (command) => commands[command](),
    foot: view.keepFoot,
    shot: () => rig.shot(),
    flat: setFlat,
    theme(theme) {
      state.theme = theme
      legend?.write(legendOf(state), theme)
      redraw()
    },
    motion(next) {
      motion = next
      if (next === 'none') queue.skip()
      changed()
    },
    describe: () => describe(state),
    likeness: (known) => (queue.isMoving ? null : surface.likeness(state, rig, known)),
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
      rest.end()
      leave.end()
      stopWatching()
      loop.stop()
      stopListening()
      eyes.close()
      emitter.clear()
      rig.dispose()
      legend?.remove()
      surface.dispose()
      room.remove()
    }
  }
}

const REST = 900
/** Longer than anybody thinks about an answer with a hand on the mouse. */
const LEFT_ALONE = 60_000
const LETTERING = "700 20px 'Alegreya Sans'"
const CHANGES: readonly (StageChange | null)[] = [null, 'poses', 'overlays', 'scene']
const rank = (what: StageChange | null): number => CHANGES.indexOf(what)
