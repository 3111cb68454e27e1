import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { root } from './export'

const folder = join(root, 'public', 'icons')

/** `npm run icons`: draws the icons' pixels anew from kiebitz.svg, after that has been changed. */
export default function icons(): number {
  const drawing = readFileSync(join(folder, 'kiebitz.svg'), 'utf8')
  // Systems cut these to a shape of their own: the ground goes to the edge, and the picture stays in the middle.
  const full = drawing.replace('rx="112"', '')
  const apple = full.replace('scale(0.96)', 'scale(0.9)')
  const maskable = full.replace('translate(256 262) scale(0.96)', 'translate(256 272) scale(0.76)')
  draw('192.png', drawing, 192)
  draw('512.png', drawing, 512)
  draw('maskable-192.png', maskable, 192)
  draw('maskable-512.png', maskable, 512)
  draw('apple-touch.png', apple, 180)
  return 0
}

function draw(name: string, svg: string, width: number): void {
  writeFileSync(join(folder, name), new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng())
}
