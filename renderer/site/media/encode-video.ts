import type { Page } from 'playwright'

/** How long a video shows each frame, in milliseconds. */
const pauseMs = 1800

/** Plays PNG frames (base64) on a canvas and lets the page's browser encode the stream: WebM with VP9, as base64. */
export function encodeVideo(page: Page, frames: string[]): Promise<string> {
  return page.evaluate(
    async ({ frames, pauseMs }) => {
      const images = await Promise.all(
        frames.map(async frame => createImageBitmap(await (await fetch(`data:image/png;base64,${frame}`)).blob())),
      )
      const [first] = images
      if (!first) throw new Error('A video needs at least one frame.')
      const canvas = Object.assign(document.createElement('canvas'), { width: first.width, height: first.height })
      const context = canvas.getContext('2d')
      const stream = canvas.captureStream(10)
      const recorder = new MediaRecorder(stream, { mimeType: 'video/webm;codecs=vp9', videoBitsPerSecond: 600_000 })
      const parts: Blob[] = []
      recorder.ondataavailable = ({ data }) => parts.push(data)
      const ended = new Promise(resolve => {
        recorder.onstop = resolve
      })
      recorder.start()
      for (const image of images)
        for (let shown = 0; shown < pauseMs; shown += 100) {
          context?.drawImage(image, 0, 0)
          await new Promise(resolve => setTimeout(resolve, 100))
        }
      recorder.stop()
      await ended
      const content = new Uint8Array(await new Blob(parts).arrayBuffer())
      let text = ''
      for (const byte of content) text += String.fromCharCode(byte)
      return btoa(text)
    },
    { frames, pauseMs },
  )
}
