import type { PictureKind } from './book-file'

/** No picture of 256 pixels a side is nearly as large; bytes. */
export const LARGEST_PICTURE = 1024 * 1024

/** How files of each kind begin (PNG 1.2, 3.1; ISO 10918-1, B.1.1; RFC 9649, 2.4). */
const BEGINNINGS: Readonly<Record<PictureKind, (bytes: Uint8Array) => boolean>> = {
  'image/png': (bytes) => [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].every((byte, at) => bytes[at] === byte),
  'image/jpeg': (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  'image/webp': (bytes) => ascii(bytes, 0) === 'RIFF' && ascii(bytes, 8) === 'WEBP',
}

const ascii = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

/** Does a file begin as one of that kind does? */
export const isPicture = (bytes: Uint8Array, kind: PictureKind) => BEGINNINGS[kind](bytes)
