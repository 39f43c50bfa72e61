import { InlineMarkdown } from '../lists/InlineMarkdown'
import { Medium } from './Medium'
import { ScreenSwitches } from './Screens'

/** One scene in one language. */
export interface SceneVersion {
  /**
   * Its language as a code, and as a name.
   * @example ["es", "Spanish"]
   */
  language: [code: string, name: string]
  /**
   * What the voice says.
   * @example Gire la llave a la izquierda.
   */
  voice: string
  /**
   * The label in the picture, at most eight letters.
   * @maxLength 8
   * @example LISTO
   */
  label: string
}

export interface FilmStripProps {
  /**
   * The scene in its source.
   * @example { "language": ["en", "English"], "voice": "Turn the key.", "label": "READY" }
   */
  source: SceneVersion
  /**
   * The scene in the language that is reviewed.
   * @example { "language": ["es", "Spanish"], "voice": "Gire la llave.", "label": "LISTO" }
   */
  reviewed: SceneVersion
  /**
   * The point that its reviewer checks.
   * @markdown
   * @example The key turns left, so “izquierda” is right.
   */
  check: string
  /**
   * That it is a sample, and of what.
   * @markdown
   * @example One scene of a sample video.
   */
  caption: string
}

/**
 * One scene of an assembly video, and beside it a wall of small screens: its label in every language. A reader approves
 * languages, and style sheets count them; only one is approved at first.
 */
export function FilmStrip({ source, reviewed, check, caption }: FilmStripProps) {
  return (
    <Medium
      caption={caption}
      notes={
        <>
          <li className="screens-sum">published. Press a screen, and its reviewer has approved it.</li>
          <li>
            {reviewed.language[1]}: <q lang={reviewed.language[0]}>{reviewed.voice}</q>
            <em>
              <InlineMarkdown text={check} />
            </em>
          </li>
        </>
      }
    >
      <div className="medium-screen film-strip">
        <div>
          <Frame label={source.label} />
          <q>{source.voice}</q>
        </div>
        <ScreenSwitches approved={reviewed.language[0]} />
      </div>
    </Medium>
  )
}

/** A panel with a key that turns left, a lamp, and the label below it; at the lower edge the played part of the scene. */
function Frame({ label }: { label: string }) {
  return (
    <svg
      viewBox="0 0 400 225"
      fill="none"
      strokeWidth="3"
      role="img"
      aria-label={`A key turns left. The lamp is on, labeled ${label}.`}
    >
      <path d="M40 16h320v134H40z" />
      <circle cx="138" cy="83" r="42" />
      <path d="M138 83 113 58M138 83l8 8" strokeWidth="10" strokeLinecap="round" />
      <path className="pen" d="M174 46a51 51 0 0 0-72-2M102 44l18-4M102 44l2 19" strokeWidth="4" />
      <circle cx="282" cy="66" r="24" fill="oklch(0.84 0.12 150)" stroke="none" />
      <text x="282" y="128" textAnchor="middle">
        {label}
      </text>
      <path d="M0 222h400" strokeWidth="6" strokeOpacity="0.5" />
      <path className="pen" d="M0 222h150" strokeWidth="6" />
    </svg>
  )
}
