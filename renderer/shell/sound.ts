import { useSettings } from './settings'

// A few dry sounds of a table, made on the spot. Off unless somebody turned them on.

export const SOUNDS = ['card', 'step', 'blow', 'break', 'turn'] as const
export type Sound = (typeof SOUNDS)[number]

interface Shape {
  /** Where the noise is filtered, and how long it lasts. */
  readonly pitch: number
  readonly seconds: number
  readonly loud: number
  /** A tone under the noise. */
  readonly tone?: number
}

const SHAPES: Readonly<Record<Sound, Shape>> = {
  card: { pitch: 3200, seconds: 0.06, loud: 0.25 },
  step: { pitch: 420, seconds: 0.08, loud: 0.3 },
  blow: { pitch: 180, seconds: 0.22, loud: 0.7, tone: 70 },
  break: { pitch: 900, seconds: 0.4, loud: 0.6, tone: 52 },
  turn: { pitch: 1400, seconds: 0.3, loud: 0.08, tone: 392 }
}

let context: AudioContext | undefined

export function sound(kind: Sound): void {
  if (!useSettings().now.sound) return
  context ??= new AudioContext()
  const { pitch, seconds, loud, tone } = SHAPES[kind]
  const volume = fading(context, loud, seconds)
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 0.9 })
  const hiss = new AudioBufferSourceNode(context, { buffer: noise(context, seconds) })
  hiss.connect(filter).connect(volume)
  hiss.start()
  if (tone === undefined) return
  const hum = new OscillatorNode(context, { type: 'sine', frequency: tone })
  hum.connect(volume)
  hum.start()
  hum.stop(context.currentTime + seconds)
}

function fading(audio: AudioContext, loud: number, seconds: number): GainNode {
  const volume = new GainNode(audio, { gain: loud })
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + seconds)
  volume.connect(audio.destination)
  return volume
}

function noise(audio: AudioContext, seconds: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate)
  const wave = buffer.getChannelData(0)
  for (let at = 0; at < wave.length; at += 1) wave[at] = Math.random() * 2 - 1
  return buffer
}
