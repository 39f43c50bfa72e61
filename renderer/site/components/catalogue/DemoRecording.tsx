import { useRecordings } from '@proofsheet/engine/content/media/media-context'
import type { Product } from '../../../../content/types/product'
import { RecordingSources } from '../RecordingSources'

/** The size of a video until it is loaded, in pixels: the aspect ratio of a figure. */
const shape = { width: 960, height: 720 }

/**
 * A product's demo video with its steps, in a disclosure, for those who would rather watch than try, and for browsers
 * without scripts. The video is loaded when it is played.
 */
export function DemoRecording({ product }: { product: Product }) {
  const { name, demoVideo, demoSteps = [] } = product
  const recordingAt = useRecordings()
  if (!demoVideo) return null
  const recording = recordingAt(demoVideo)
  return (
    <details className="mt-3 text-note no-print">
      <summary className="text-link">Watch {name} being used, without sound</summary>
      <video
        className="mt-3 w-full max-w-text bg-paper-sunk"
        controls
        muted
        playsInline
        preload="none"
        aria-label={`${name} being used`}
        {...shape}
      >
        <RecordingSources recording={recording} />
      </video>
      <ol className="list mt-3 max-w-text text-ink-2">
        {demoSteps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  )
}
