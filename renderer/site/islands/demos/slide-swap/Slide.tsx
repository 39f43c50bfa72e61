// Reaches the browser, when a visitor uses the SlideSwap figure.
import type { ReactElement } from 'react'
import { Diagram } from './Diagram'
import { unseen } from './fit'
import { signed } from './remarks'
import { parts } from './slides'
import type { SwappedText } from './swap'

/**
 * The slide is content, with its own light colors in both schemes. Where there is room its sizes follow its width. Lines
 * break by the widths of letters; a box is seen where a text falls out of it. The text that is being read aloud is underlined.
 */
export function Slide({ texts, lang, read }: { texts: SwappedText[]; lang: string; read: number | undefined }) {
  const boxed = texts.map((text, index) => <Boxed key={text.source} of={text} lang={lang} isRead={index === read} />)
  const labels = boxed.slice(4, -1)
  return (
    <div lang={lang} className="course-slide">
      <p>{boxed[0]}</p>
      <ul>
        {boxed.slice(1, 4).map(point => (
          <li key={point.key}>{point}</li>
        ))}
      </ul>
      {labels.length > 2 ? (
        <div>
          <Diagram />
          <ol>
            {labels.map(label => (
              <li key={label.key}>{label}</li>
            ))}
          </ol>
        </div>
      ) : (
        <Parts labels={labels} />
      )}
      <p>{boxed.at(-1)}</p>
    </div>
  )
}

/** The table of the second slide: its numbers stay, and its headings are swapped. */
const Parts = ({ labels }: { labels: ReactElement[] }) => (
  <table>
    <thead>
      <tr>
        <td />
        {labels.map(label => (
          <th key={label.key} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {parts.map(([part, ...numbers]) => (
        <tr key={part}>
          <th scope="row">{part}</th>
          {numbers.map(number => (
            <td key={number}>{number}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

interface BoxedProps {
  of: SwappedText
  lang: string
  isRead: boolean
}

/**
 * A text in its box. What falls out is below the box, with the change in width from the source; a text that was
 * shortened to fit has a tick there, and its full wording, struck.
 */
function Boxed({ of, lang, isRead }: BoxedProps) {
  const fallen = of.rows.slice(of.box.rows).join(' ')
  const within = of.rows.slice(0, of.box.rows).map((row, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the text
    <span key={index} className={isRead ? 'block underline' : 'block'}>
      <Term text={row} lang={lang} />
    </span>
  ))
  if (of.place === 'label') return <span>{within}</span>
  return (
    <>
      <span className={fallen ? 'box is-over' : 'box'}>{within}</span>
      <span className="out">
        {fallen ? (
          <>
            <mark className={isRead ? 'underline' : undefined}>{fallen}</mark>
            <b>{signed(of.change)}</b>
          </>
        ) : (
          of.isShortened && (
            <small>
              <s>{of.full.replace(unseen, '')}</s>
            </small>
          )
        )}
      </span>
    </>
  )
}

/** A text before, in and after the English term, which it may hold in another language. */
export const splitTerm = (text: string, lang: string) => (lang === 'en' ? [text] : text.split(/(lead\u00a0time)/i))

/** Marks the English term inside another language with its `lang`, for screen readers. */
function Term({ text, lang }: { text: string; lang: string }) {
  const [before = text, term, after] = splitTerm(text, lang)
  if (!term) return before
  return (
    <>
      {before}
      <span lang="en" className="underline decoration-own decoration-2 underline-offset-4">
        {term}
      </span>
      {after}
    </>
  )
}
