'use client'

import { useSyncExternalStore } from 'react'
import type { Language } from '@/lib/cards/language'

/** What can be heard and felt: a verdict, that the game is over, or a clock whose time is short or up. */
export type Signal = 'legal' | 'illegal' | 'impossible' | 'over' | 'hurry' | 'time'

/** A tone: when it begins, how long it lasts (seconds), and its pitch (hertz). */
type Tone = readonly [start: number, length: number, pitch: number]

// Told apart by direction and number, not by pitch alone.
const TONES: Readonly<Record<Signal, readonly Tone[]>> = {
  legal: [[0, 0.09, 880]],
  illegal: [
    [0, 0.16, 262],
    [0.18, 0.28, 196],
  ],
  impossible: [
    [0, 0.09, 330],
    [0.13, 0.09, 330],
    [0.26, 0.09, 330],
  ],
  over: [
    [0, 0.14, 523],
    [0.14, 0.14, 659],
    [0.28, 0.34, 784],
  ],
  hurry: [
    [0, 0.05, 1047],
    [0.12, 0.05, 1047],
  ],
  time: [[0, 0.6, 440]],
}

/** Milliseconds on, off, on, … */
const PULSES: Readonly<Record<Signal, readonly number[]>> = {
  legal: [25],
  illegal: [140, 80, 140],
  impossible: [40, 50, 40, 50, 40],
  over: [60, 60, 60, 60, 240],
  hurry: [30, 60, 30],
  time: [400],
}

const LOUDNESS = 0.18

export function canVibrate(): boolean {
  return typeof navigator.vibrate === 'function'
}

export function vibrate(signal: Signal): void {
  if (canVibrate()) navigator.vibrate([...PULSES[signal]])
}

let audio: AudioContext | undefined

/** A short sound. Browsers allow it only once somebody has tapped the page. */
export function sounds(signal: Signal): void {
  audio ??= new AudioContext()
  const { currentTime, destination } = audio
  // iOS stops it whenever another app makes a noise.
  if (audio.state !== 'running') void audio.resume().catch(() => undefined)
  for (const [start, length, pitch] of TONES[signal]) {
    const [begin, end] = [currentTime + start, currentTime + start + length]
    const tone = audio.createOscillator()
    tone.type = 'triangle'
    tone.frequency.value = pitch
    // A tone that begins or ends at once clicks.
    const volume = audio.createGain()
    volume.gain.setValueAtTime(0, begin)
    volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.01)
    volume.gain.exponentialRampToValueAtTime(0.001, end)
    tone.connect(volume).connect(destination)
    tone.start(begin)
    tone.stop(end)
  }
}

/** Says something aloud, in place of what is being said. Silent where the device has no voice of its own for it. */
export function speak(text: string, language: Language): void {
  const voice = ownVoice(language)
  if (!voice) return
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}

/** Whether this device can read that language aloud; known a moment after the first question, so it renders again. */
export function useCanSpeak(language: Language): boolean {
  return useSyncExternalStore(
    onVoices,
    () => ownVoice(language) !== undefined,
    () => false,
  )
}

function onVoices(changed: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => {}
  speechSynthesis.addEventListener('voiceschanged', changed)
  return () => speechSynthesis.removeEventListener('voiceschanged', changed)
}

/** Only a voice on the device itself: others send what they are to say over the network. */
function ownVoice(language: Language): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in window)) return undefined
  const voices = speechSynthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && lang.toLowerCase().split(/[-_]/)[0] === language)
  return voices.find((voice) => voice.default) ?? voices[0]
}
