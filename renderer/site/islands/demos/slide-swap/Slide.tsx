// Reaches the browser, when a visitor uses the SlideSwap figure.
import type { ReactNode } from 'react'
import { Diagram } from './Diagram'
import type { Format, Place } from './slides'
import type { SwappedText } from './swap'

interface SlideProps {
  texts: SwappedText[]
  lang: string
  format: Format
}

/**
 * The slide is content, with its own light colors in both schemes. Lines break by character count, and lines that overflow their box are marked. Space for one such line is
 * reserved, so that a swap moves little.
 */
export function Slide({ texts, lang, format }: SlideProps) {
  const [title, first, second, third, label1, label2, label3, screen] = texts
  return (
    <div
      lang={lang}
      className={`[color-scheme:light] bg-paper-sunk text-ink rounded-ctl of-hidden leading-snug ${format === '4:3' ? '@[52rem]:max-w-86' : ''}`}
    >
      <div className="p-3 @[20rem]:p-4">
        <p className="font-display font-600 text-body @[32rem]:text-lead leading-tight! min-h-[3.2lh]">
          <Boxed of={title} lang={lang} format={format} />
        </p>
        <div className="flex flex-col gap-y-4 mt-1">
          <ul className="list-none flex flex-col gap-2 text-note @[20rem]:text-body leading-snug!">
            {[first, second, third].map((point, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place on the slide
              <li key={index} className="flex gap-2 min-h-[3.2lh]">
                <span aria-hidden="true" className="own-square mt-2" />
                <span className="min-w-0">
                  <Boxed of={point} lang={lang} format={format} />
                </span>
              </li>
            ))}
          </ul>
          <div className="grid grid-cols-1 @[52rem]:grid-cols-2 gap-x-4 items-center">
            <Diagram />
            <ol className="list-none mt-2 flex flex-col gap-2 text-note leading-snug!">
              {[label1, label2, label3].map((label, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a label is its number in the diagram
                <li key={index} className="flex gap-2 min-h-[calc(2lh+2px)]">
                  <b className="w-3">{index + 1}</b>
                  <span>
                    <Boxed of={label} lang={lang} format={format} />
                  </span>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
      <p className="bg-ink text-paper px-3 @[20rem]:px-4 py-3 text-note leading-snug!">
        <span className="block min-h-[2.2lh]">
          <Boxed of={screen} lang={lang} format={format} />
        </span>
      </p>
    </div>
  )
}

/** The widths of the boxes on the page: about half an em for each character. */
const outlines: Record<Format, Record<Place, string>> = {
  '16:9': { title: 'w-[12.6em]', bullet: 'w-[14.4em]', label: 'w-[8em]', screen: 'w-[17em]' },
  '4:3': { title: 'w-[10.6em]', bullet: 'w-[11em]', label: 'w-[7.2em]', screen: 'w-[14.6em]' },
}

/** A text in its box, line by line; overflowing lines are marked below it. */
function Boxed({ of, lang, format }: { of: SwappedText | undefined; lang: string; format: Format }) {
  if (!of) return null
  const rows = of.rows.map((row, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the text
    <span key={index} className="block">
      {index < of.box.rows ? <Term text={row} lang={lang} /> : <Fallen place={of.place}>{row}</Fallen>}{' '}
    </span>
  ))
  return (
    <span className={`block max-w-full ${outlines[format][of.place]}`}>
      <span
        className={`block px-1.5 border border-dashed border-rule-ctl ${of.box.rows > 1 ? 'min-h-[calc(2lh+2px)]' : ''}`}
      >
        {rows.slice(0, of.box.rows)}
      </span>
      {of.over > 0 && <span className="block px-1.5">{rows.slice(of.box.rows)}</span>}
    </span>
  )
}

/** An overflowing line; in the dark strip it has the strip's background. */
function Fallen({ place, children }: { place: Place; children: ReactNode }) {
  return <mark className={place === 'screen' ? 'bg-transparent' : ''}>{children}</mark>
}

/** Marks the English term inside another language with its `lang`, for screen readers. */
function Term({ text, lang }: { text: string; lang: string }) {
  const [before = text, term, after] = lang === 'en' ? [text] : text.split(/(lead\u00a0time)/i)
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
