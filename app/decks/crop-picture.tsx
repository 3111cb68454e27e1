'use client'

import { useEffect, useRef } from 'react'
import type { Crop } from '@/lib/vision/warp'

/** A straightened card, as it is in the photo. Silent for screen readers: who shows it says what it is. */
export function CropPicture({ crop, className }: { crop: Crop; className: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height, data } = crop

  useEffect(() => {
    const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
    for (let at = 0; at < width * height; at++) {
      for (let channel = 0; channel < 3; channel++) {
        pixels[at * 4 + channel] = (data[at * 3 + channel] as number) * 255
      }
    }
    canvas.current?.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0)
  }, [width, height, data])

  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas cannot be focused
  return <canvas ref={canvas} width={width} height={height} aria-hidden="true" className={className} />
}
