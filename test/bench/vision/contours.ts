import { createRequire } from 'node:module'
import type CV from '@techstark/opencv-js'
import type { Picture } from '@/lib/vision/picture'
import {
  centre,
  contains,
  distance,
  iou,
  isConvex,
  type Point,
  type Quad,
  quadOf,
  sides,
  signedArea,
  turned,
} from '@/lib/vision/polygon'
import { toSharp } from './raster'
import type { Sighting } from './truth'

type OpenCv = typeof CV

/** The longest side in pixels at which contours are looked for: larger ones find texture, smaller ones lose edges. */
const SIDE = 800
/** Parts of the picture that a card covers. */
const COVERS = { least: 0.004, most: 0.9 }
/** Short side by long side of a card seen at a slant. */
const SHAPE = { least: 0.4, most: 0.95 }
/** Opposite sides of it, the shorter by the longer, and the cosine of its corners. */
const SLANT = { sides: 0.65, cosine: 0.5 }
/** A contour fills so much of its own four corners. */
const FILLS = 0.9
/** Two passes found the same contour where so much of it agrees; so many must have found a card. */
const SAME = 0.8
const VOTES = 3

/**
 * The usual way to find cards without learning: edges (Canny at three thresholds, on brightness and saturation) and
 * adaptive thresholds at three scales and Otsu's, both ways round. Every closed contour that is nearly a quad of a
 * card's shape is a candidate; one that several passes agree on is a card, unless it lies on one that more agree on.
 */
export async function openContours(): Promise<(picture: Picture) => Promise<readonly Sighting[]>> {
  const { cv } = await open()
  return async (picture) => {
    const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height))
    const width = Math.round(picture.width * scale)
    const height = Math.round(picture.height * scale)
    const pixels = await toSharp(picture).resize(width, height, { fit: 'fill' }).raw().toBuffer()
    const quads = candidates(cv, pixels, width, height)
    return distinct(quads).map(({ corners, fills }) => ({
      corners: quadOf((i) => {
        const [x, y] = corners[i] as Point
        return [(x / width) * picture.width, (y / height) * picture.height]
      }),
      numeral: null,
      colour: null,
      confidence: fills,
    }))
  }
}

/** In a box, for OpenCV itself has a method `then` that never ends: it cannot be awaited. */
async function open(): Promise<{ readonly cv: OpenCv }> {
  const before = new Set(process.listeners('uncaughtException'))
  const cv = createRequire(import.meta.url)('@techstark/opencv-js') as OpenCv & { onRuntimeInitialized(): void }
  // It would print its whole source, a line of a megabyte, before any error of ours.
  for (const listener of process.listeners('uncaughtException')) {
    if (!before.has(listener)) process.removeListener('uncaughtException', listener)
  }
  if (!cv.Mat) {
    await new Promise<void>((resolve) => {
      cv.onRuntimeInitialized = resolve
    })
  }
  return { cv }
}

interface Candidate {
  readonly corners: Quad
  readonly fills: number
}

function candidates(cv: OpenCv, pixels: Uint8Array, width: number, height: number): readonly Candidate[] {
  const made: { delete(): void }[] = []
  const keep = <T extends { delete(): void }>(mat: T): T => {
    made.push(mat)
    return mat
  }
  try {
    const image = keep(new cv.Mat(height, width, cv.CV_8UC4))
    image.data.set(pixels)
    const rgb = keep(new cv.Mat())
    cv.cvtColor(image, rgb, cv.COLOR_RGBA2RGB)
    const grey = keep(new cv.Mat())
    cv.cvtColor(image, grey, cv.COLOR_RGBA2GRAY)
    cv.GaussianBlur(grey, grey, new cv.Size(5, 5), 0)
    const hsv = keep(new cv.Mat())
    cv.cvtColor(rgb, hsv, cv.COLOR_RGB2HSV)
    const channels = keep(new cv.MatVector())
    cv.split(hsv, channels)
    const saturation = keep(channels.get(1))
    cv.GaussianBlur(saturation, saturation, new cv.Size(5, 5), 0)
    const kernel = keep(cv.getStructuringElement(cv.MORPH_RECT, new cv.Size(3, 3)))
    const found: Candidate[] = []
    const binary = keep(new cv.Mat())
    for (const plane of [grey, saturation]) {
      for (const [low, high] of [
        [20, 60],
        [50, 150],
        [100, 220],
      ] as const) {
        cv.Canny(plane, binary, low, high)
        cv.dilate(binary, binary, kernel)
        found.push(...quadsIn(cv, binary, width * height))
      }
      for (const block of [11, 41, 101]) {
        for (const type of [cv.THRESH_BINARY, cv.THRESH_BINARY_INV]) {
          cv.adaptiveThreshold(plane, binary, 255, cv.ADAPTIVE_THRESH_MEAN_C, type, block, 4)
          cv.morphologyEx(binary, binary, cv.MORPH_OPEN, kernel)
          found.push(...quadsIn(cv, binary, width * height))
        }
      }
      for (const type of [cv.THRESH_BINARY, cv.THRESH_BINARY_INV]) {
        cv.threshold(plane, binary, 0, 255, type + cv.THRESH_OTSU)
        cv.morphologyEx(binary, binary, cv.MORPH_OPEN, kernel)
        found.push(...quadsIn(cv, binary, width * height))
      }
    }
    return found
  } finally {
    for (const mat of made) mat.delete()
  }
}

function quadsIn(cv: OpenCv, binary: CV.Mat, pixels: number): readonly Candidate[] {
  const contours = new cv.MatVector()
  const hierarchy = new cv.Mat()
  const found: Candidate[] = []
  try {
    cv.findContours(binary, contours, hierarchy, cv.RETR_LIST, cv.CHAIN_APPROX_SIMPLE)
    for (let i = 0; i < (contours.size() as unknown as number); i++) {
      const contour = contours.get(i)
      const covers = cv.contourArea(contour, false) / pixels
      if (covers >= COVERS.least && covers <= COVERS.most) found.push(...quadAround(cv, contour))
      contour.delete()
    }
    return found
  } finally {
    contours.delete()
    hierarchy.delete()
  }
}

/** The convex quad that a contour is nearly, if any: its hull simplified by more and more until four corners are left. */
function quadAround(cv: OpenCv, contour: CV.Mat): readonly Candidate[] {
  const hull = new cv.Mat()
  const simple = new cv.Mat()
  try {
    cv.convexHull(contour, hull, true, true)
    const round = cv.arcLength(hull, true)
    for (const part of [0.02, 0.03, 0.04, 0.06]) {
      cv.approxPolyDP(hull, simple, part * round, true)
      if (simple.rows !== 4) continue
      const points = [...simple.data32S]
      const corners = portrait(quadOf((at) => [points[at * 2] as number, points[at * 2 + 1] as number]))
      const fills = cv.contourArea(contour, false) / signedArea(corners)
      return isConvex(corners) && isCardShaped(corners) && fills >= FILLS ? [{ corners, fills }] : []
    }
    return []
  } finally {
    hull.delete()
    simple.delete()
  }
}

/** Clockwise, a short side first. */
function portrait(corners: Quad): Quad {
  const clockwise = signedArea(corners) < 0 ? quadOf((i) => corners[3 - i] as Point) : corners
  const [across, along] = sides(clockwise)
  return across > along ? turned(clockwise, 1) : clockwise
}

function isCardShaped(corners: Quad): boolean {
  const [across, along] = sides(corners)
  const shape = across / along
  return shape >= SHAPE.least && shape <= SHAPE.most && [0, 1, 2, 3].every((i) => isSlight(corners, i))
}

/** The edge that begins at a corner is about as long as the opposite one, and the corner about a right one. */
function isSlight(corners: Quad, i: number): boolean {
  const [a, b, c, d] = turned(corners, i)
  const [edge, opposite, last] = [distance(a, b), distance(c, d), distance(d, a)]
  const cosine = ((b[0] - a[0]) * (d[0] - a[0]) + (b[1] - a[1]) * (d[1] - a[1])) / (edge * last)
  return edge / opposite >= SLANT.sides && Math.abs(cosine) <= SLANT.cosine
}

/** Those that enough passes agree on, the most agreed on first, none on another. */
function distinct(quads: readonly Candidate[]): readonly Candidate[] {
  const kept: Candidate[] = []
  const counted = quads.map((quad) => ({
    ...quad,
    votes: quads.filter((other) => iou(quad.corners, other.corners) >= SAME).length,
  }))
  for (const quad of counted.toSorted((a, b) => b.votes * b.fills - a.votes * a.fills)) {
    if (quad.votes >= VOTES && !kept.some((other) => isOn(other.corners, quad.corners))) kept.push(quad)
  }
  return kept
}

const isOn = (a: Quad, b: Quad) => contains(a, centre(b)) || contains(b, centre(a)) || iou(a, b) >= 0.3
