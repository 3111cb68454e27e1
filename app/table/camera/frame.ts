import type { Frame } from '@/lib/vision/worker/client'

/**
 * What a video shows now. A video frame costs the page next to nothing: its pixels stay where they are, and the
 * recogniser's thread draws them. A browser without those copies the picture, which blocks the page a while.
 */
export async function grab(video: HTMLVideoElement): Promise<Frame> {
  if ('VideoFrame' in window) {
    try {
      const frame = new VideoFrame(video)
      // Some browsers forget which way the phone is held.
      if (frame.displayWidth === video.videoWidth && frame.displayHeight === video.videoHeight) return frame
      frame.close()
    } catch {
      // What is shown is of no kind that it can take.
    }
  }
  return await createImageBitmap(video)
}
