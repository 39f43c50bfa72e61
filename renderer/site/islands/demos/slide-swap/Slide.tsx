// Reaches the browser, when a visitor uses the SlideSwap figure.
import { Remark } from '../Frame'
import { Diagram } from './Diagram'
import { unseen } from './fit'
import type { Format, Place } from './slides'
import type { SwappedText } from './swap'

interface SlideProps {
  texts: SwappedText[]
  lang: string
  format: Format
  /** The remark on the last text. */
  remark?: string | undefined
}

/**
 * The slide is content, with its own light colors in both schemes. Where there is room it has the format of a film, and
 * its sizes follow its width. Lines break by character count; a box is seen where a text falls out of it.
 */
export function Slide({ texts, lang, format, remark }: SlideProps) {
  const boxed = texts.map((text, index) => (
    <Boxed
      key={text.name}
      of={text}
      lang={lang}
      format={format}
      remark={index === texts.length - 1 ? remark : undefined}
    />
  ))
  return (
    <div lang={lang} className="course-slide">
      <p>{boxed[0]}</p>
      <ul>
        {boxed.slice(1, 4).map(point => (
          <li key={point.key}>
            <span aria-hidden="true" className="own-square" />
            {point}
          </li>
        ))}
      </ul>
      <div>
        <Diagram />
        <ol>
          {boxed.slice(4, 7).map(label => (
            <li key={label.key}>{label}</li>
          ))}
        </ol>
      </div>
      <p>{boxed[7]}</p>
    </div>
  )
}

/** The widths of the boxes on the page: about half an em for each character. */
const outlines: Record<Format, Record<Place, string>> = {
  '16:9': { title: 'w-[12.6em]', bullet: 'w-[14.4em]', label: 'w-[8em]', screen: 'w-[17em]' },
  '4:3': { title: 'w-[10.6em]', bullet: 'w-[11em]', label: 'w-[7.2em]', screen: 'w-[14.6em]' },
}

interface BoxedProps {
  of: SwappedText
  lang: string
  format: Format
  remark: string | undefined
}

/**
 * A text in its box, line by line; overflowing lines are marked below it, the last one with its remark. A text that fits
 * and has a remark is marked as a whole; the remark has its full wording.
 */
function Boxed({ of, lang, format, remark }: BoxedProps) {
  const within = of.rows.slice(0, of.box.rows)
  const fallen = of.rows.slice(of.box.rows)
  const onRemark = remark && (
    <span lang="en">
      <Remark
        note={
          <>
            {remark}
            {of.shortened > 0 && !fallen.length && <q lang={lang}>{of.full.replace(unseen, '')}</q>}
          </>
        }
      />
    </span>
  )
  return (
    <span className={`block max-w-full ${outlines[format][of.place]}`}>
      <span className={`block ${fallen.length ? 'outline-2 outline-solid outline-mark outline-offset-4' : ''}`}>
        {within.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the text
          <span key={index} className="block">
            {remark && !fallen.length ? (
              <mark>
                <Term text={row} lang={lang} />
              </mark>
            ) : (
              <Term text={row} lang={lang} />
            )}{' '}
            {!fallen.length && index === within.length - 1 && onRemark}
          </span>
        ))}
      </span>
      {fallen.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the text
        <span key={index} className="block mt-1.5">
          <mark>{row}</mark> {index === fallen.length - 1 && onRemark}
        </span>
      ))}
    </span>
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
