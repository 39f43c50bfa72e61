import { RemarkAndCaption } from './RemarkAndCaption'

/** A point of a slide, with what a reviewer writes over it. */
export interface SlidePoint {
  /**
   * The point.
   * @example Stay 3 feet from the edge
   */
  text: string
  /**
   * The words that a reviewer strikes out.
   * @example 3 feet
   */
  struck?: string
  /**
   * The text in its place.
   * @example 1 m
   */
  instead?: string
}

/** One slide in one language. */
export interface SlideVersion {
  /**
   * Its language as a code, and as a name.
   * @minItems 2
   * @maxItems 2
   * @example ["es", "Spanish"]
   */
  language: string[]
  /**
   * The title of the slide.
   * @example El andén
   */
  title: string
  /**
   * Its points.
   * @example [{ "text": "A 3 pies del borde", "struck": "3 pies", "instead": "1 m" }]
   */
  points: SlidePoint[]
  /**
   * The distance in its drawing.
   * @example 3 ft
   */
  distance: string
  /**
   * The sentence of the voice.
   * @example Mind the gap.
   */
  voice: string
}

export interface SlidePairProps {
  /**
   * The slide in its source, and in one other language.
   * @minItems 2
   * @maxItems 2
   * @example [{ "language": ["en", "English"], "title": "The platform", "points": [{ "text": "Stay 3 feet from the edge" }], "distance": "3 ft", "voice": "Mind the gap." }, { "language": ["es", "Spanish"], "title": "El andén", "points": [{ "text": "A 3 pies del borde", "struck": "3 pies", "instead": "1 m" }], "distance": "3 pies", "voice": "Cuidado." }]
   */
  slides: SlideVersion[]
  /**
   * The remark in pen about both, in one or two sentences.
   * @markdown
   * @example A foot is nowhere marked on this platform.
   */
  remark: string
  /**
   * That it is a sample, and of what.
   * @markdown
   * @example A sample slide.
   */
  caption: string
}

/** One slide of a course in two languages, side by side, with what a reviewer has struck out in the second. */
export function SlidePair({ slides, remark, caption }: SlidePairProps) {
  return (
    <figure className="slide-pair wide">
      <ul className="nav">
        {slides.map(slide => (
          <Slide key={slide.title} {...slide} />
        ))}
      </ul>
      <RemarkAndCaption remark={remark} caption={caption} />
    </figure>
  )
}

function Slide({ language: [code, name], title, points, distance, voice }: SlideVersion) {
  return (
    <li>
      <span>{name}</span>
      <div className="printed-slide" lang={code}>
        <b>{title}</b>
        <ul>
          {points.map(point => (
            <li key={point.text}>
              <Point {...point} />
            </li>
          ))}
        </ul>
        <Forklift distance={distance} />
      </div>
      <q lang={code}>{voice}</q>
    </li>
  )
}

function Point({ text, struck, instead }: SlidePoint) {
  if (!struck) return text
  const [before, after] = text.split(struck)
  return (
    <>
      {before}
      <s>{struck}</s> <em>{instead}</em>
      {after}
    </>
  )
}

/** A forklift, somebody on foot, and the distance between them. */
function Forklift({ distance }: { distance: string }) {
  return (
    <svg viewBox="0 0 400 190" aria-hidden="true">
      <path d="M0 168h400" />
      <path className="machine" d="M38 92h34V44h62l22 48h14v56H38z" />
      <path d="M84 56h42l16 36H84zM180 30v128M180 156h56M186 118h44v34h-44z" />
      <circle cx="66" cy="150" r="18" />
      <circle cx="148" cy="150" r="18" />
      <circle cx="366" cy="72" r="11" />
      <path d="M366 84v42l-10 42M366 126l10 42M352 102l14-10 14 10" />
      <path className="distance" d="M242 140h104M252 132l-10 8 10 8M336 132l10 8-10 8" />
      <text x="294" y="124" textAnchor="middle">
        {distance}
      </text>
    </svg>
  )
}
