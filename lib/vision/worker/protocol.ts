import type { Light } from '../light'
import type { Quad } from '../polygon'
import type { Reading } from '../reading'
import type { Card, Wish } from '../recogniser'
import type { Crop } from '../warp'
import type { BackendName } from './backends'
import type { Trouble } from './trouble'

/** A moment of a video. */
export type Frame = VideoFrame | ImageBitmap

/** A photo: a file as it was picked or taken, or a frame of a video. */
export type Photo = Blob | Frame

/** What a photo shows. Places are in its own pixels, the way it is meant to be looked at. */
export interface PhotoRead {
  readonly width: number
  readonly height: number
  /** The surest first. */
  readonly cards: readonly Card[]
  /** Whether there was light enough, and how sharp it is. */
  readonly light: Light
}

/** How the worker fares. */
export interface Health {
  readonly backend: BackendName
  /** Tensors that TensorFlow.js holds; after every photo as many. */
  readonly tensors: number
}

/** How many pixels a cut-out card has. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** What the worker is asked; each request has a number of its own, and one answer. */
export type Request =
  | { readonly do: 'open'; readonly base: string; readonly backends: readonly BackendName[] }
  | { readonly do: 'recognise'; readonly photo: Photo; readonly wish: Wish }
  | { readonly do: 'read'; readonly photo: Photo; readonly corners: readonly Quad[] }
  | { readonly do: 'cut'; readonly photo: Photo; readonly corners: readonly Quad[]; readonly size: Size }
  | { readonly do: 'health' }

/** What each request is answered with. */
export interface Answers {
  open: Health
  recognise: PhotoRead
  read: readonly Reading[]
  cut: readonly Crop[]
  health: Health
}

export type ToWorker =
  | { readonly id: number; readonly request: Request }
  /** A request that nobody waits for any more: it is left out where it has not begun. */
  | { readonly id: number; readonly cancel: true }

export type FromWorker =
  | { readonly id: number; readonly answer: Answers[keyof Answers] }
  | { readonly id: number; readonly trouble: Trouble; readonly detail: string }
  /** How much has come of what must be loaded, 0 to 1. */
  | { readonly progress: number }
  /** What it computes with is gone: nothing that is asked will be answered. */
  | { readonly broken: string }
