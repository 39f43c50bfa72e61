import type { Recording } from '@proofsheet/engine/content/media/media'
import { recordingAddress } from '@proofsheet/engine/content/media/variants'

/** The media query of a recording for dark color schemes; paper is white. */
const darkScreens = 'screen and (prefers-color-scheme: dark)'

/** The sources of a video: where it has a variant for dark color schemes, that one first, for dark screens. */
export function RecordingSources({ recording }: { recording: Recording }) {
  return (
    <>
      {recording.dark && <source media={darkScreens} src={recordingAddress(recording.dark)} />}
      <source src={recordingAddress(recording)} />
    </>
  )
}
