import { InlineMarkdown } from '../lists/InlineMarkdown'
import { Medium } from './Medium'

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
   * The scene in its source and in one other language.
   * @minItems 2
   * @maxItems 2
   * @example [{ "language": ["en", "English"], "voice": "Turn the key.", "label": "READY" }, { "language": ["es", "Spanish"], "voice": "Gire la llave.", "label": "LISTO" }]
   */
  scenes: SceneVersion[]
  /**
   * What a reviewer checks in it.
   * @markdown
   * @example ["The key turns left, so “izquierda” is right."]
   */
  checks: string[]
  /**
   * That it is a sample, and of what.
   * @markdown
   * @example One scene of a sample video.
   */
  caption: string
}

/** One scene of an assembly video in two languages, as frames of a film: the picture, its label, and the voice. */
export function FilmStrip({ scenes, checks, caption }: FilmStripProps) {
  return (
    <Medium
      caption={caption}
      notes={checks.map(check => (
        <li key={check}>
          <em>
            <InlineMarkdown text={check} />
          </em>
        </li>
      ))}
    >
      <ul className="medium-screen film-strip nav">
        {scenes.map(({ language: [code, name], voice, label }) => (
          <li key={code}>
            <Frame label={label} />
            <p>
              <span>{name}</span> <q lang={code}>{voice}</q>
            </p>
          </li>
        ))}
      </ul>
    </Medium>
  )
}

/** A panel with a key that turns left, a lamp, and the label below it. */
function Frame({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 400 200" role="img" aria-label={`A key turns left. The lamp is on, labeled ${label}.`}>
      <path d="M40 24h320v152H40z" />
      <circle cx="138" cy="100" r="44" />
      <path d="M138 100 112 74M138 100l8 8" strokeWidth="10" strokeLinecap="round" />
      <path className="pen" d="M174 62a53 53 0 0 0-74-2M100 60l18-4M100 60l2 19" strokeWidth="4" fill="none" />
      <circle className="lamp" cx="282" cy="84" r="26" />
      <text x="282" y="150" textAnchor="middle" className="pen-label">
        {label}
      </text>
    </svg>
  )
}
