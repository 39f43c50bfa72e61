// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, useId, useState } from 'react'
import { Choices, Frame, Pane, Remark } from '../Frame'
import { countCharacters, lengthChange, measure } from './fit'
import { Lengths } from './Lengths'
import { Slide } from './Slide'
import { type Format, type Language, type Translation, translations } from './slides'
import { type SwappedText, swapSlide } from './swap'

export interface SlideSwapProps {
  /**
   * The language shown first.
   * @example fr
   */
  language?: Language
  /**
   * Whether the glossary term stays in English at first.
   * @example true
   */
  keepTerm?: boolean
  /**
   * The slide's format at first.
   * @example 16:9
   */
  format?: Format
}

/** The demo is hydrated on first use. */
export const wake = 'use'

// Side by side the slides are higher than wide; their boxes take as many characters as those of these formats.
const formats = [
  { value: '16:9', label: 'Wide boxes' },
  { value: '4:3', label: 'Narrow boxes' },
] as const

const [english] = translations

/** One slide of a course whose text is swapped by language, with what no longer fits and what would. */
export default function SlideSwap(props: SlideSwapProps): ReactNode {
  const [language, setLanguage] = useState<Language>(props.language ?? 'fr')
  const [format, setFormat] = useState<Format>(props.format ?? '16:9')
  const [keepTerm, setKeepTerm] = useState(props.keepTerm ?? true)
  const [shorten, setShorten] = useState(false)
  const id = useId()
  const translation = translations.find(({ value }) => value === language) ?? english
  const texts = swapSlide(translation, { format, keepTerm, shorten })
  return (
    <Frame
      label="A slide of a training course with its text swapped by language"
      color="leaf"
      caption="CourseTranslate. Swap the language, then shorten what falls out."
      isAnnotated="narrow"
      source="Sample slide, measured by character count. 20+ languages."
    >
      <div className="pane grid grid-cols-1 @[52rem]:grid-cols-2 gap-x-4 gap-y-3">
        <div className="hidden @[52rem]:block">
          <p className="min-h-11 mb-3 flex items-center text-note text-ink-2">English, the source</p>
          <Slide texts={swapSlide(english, { format, keepTerm, shorten })} lang="en" format={format} />
        </div>
        <div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 mb-3">
            <label className="text-note text-ink-2 flex flex-wrap items-center gap-x-3 gap-y-1">
              Translated to
              <select
                lang={language}
                className="block h-11 px-3 min-w-40 text-[1rem] bg-paper-lift border border-solid border-rule-ctl rounded-ctl"
                value={language}
                onChange={event => setLanguage(event.currentTarget.value as Language)}
              >
                {translations.map(({ value, label }) => (
                  <option key={value} value={value} lang={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
            {texts.every(({ over }) => over === 0) && <Remark isPassed note={onFit(texts)} />}
          </div>
          <Slide texts={texts} lang={language} format={format} remarks={remarksOn(texts)} />
        </div>
      </div>
      <div className="border-0 border-t border-solid border-rule">
        <div className="pane flex flex-wrap items-center gap-x-6">
          <Choices label="Text boxes" name={`${id}format`} options={formats} value={format} onChange={setFormat} />
          <Tick checked={keepTerm} onChange={setKeepTerm}>
            Keep the glossary term “Lead time” in English
          </Tick>
          <Tick checked={shorten} onChange={setShorten}>
            Use the shorter wording where a text does not fit
          </Tick>
          <Remark isPassed note={onTerm(translation, keepTerm)} />
        </div>
        <Pane
          className="border-0 border-t border-solid border-rule"
          label={`English to ${translation.name}`}
          tools={
            <p aria-live="polite" className="text-note">
              {onLength(texts)}
            </p>
          }
        >
          <Lengths texts={texts} />
        </Pane>
      </div>
    </Frame>
  )
}

function Tick({
  checked,
  onChange,
  children,
}: {
  checked: boolean
  onChange: (on: boolean) => void
  children: string
}) {
  return (
    <label className="flex items-center gap-3 min-h-11 text-note">
      <input
        type="checkbox"
        className="w-5 h-5 m-0 flex-none"
        checked={checked}
        onChange={event => onChange(event.currentTarget.checked)}
      />
      {children}
    </label>
  )
}

/** Whether every text has room, in one line. */
function onFit(texts: SwappedText[]): string {
  const fallen = texts.filter(({ over }) => over > 0).length
  const shortened = texts.filter(text => text.shortened).length
  const took = shortened ? ` ${shortened} took a shorter wording.` : ''
  return fallen ? `${fallen} of ${texts.length} texts fall out of their box.${took}` : `Every text has room.${took}`
}

/** The remark on all texts is at the first that overflows; that on the last text needs to be well below it. */
function remarksOn(texts: SwappedText[]): Record<string, string> {
  const fallen = texts.filter(({ over }) => over > 0)
  const [first, last] = [fallen[0], fallen.at(-1)]
  if (!first || !last) return {}
  const remarks = { [first.name]: onFit(texts) }
  const isBelow = last.place === 'screen' && (first.place === 'title' || first.name === 'Point 1')
  if (isBelow) remarks[last.name] = `${last.rows.length} rows, and room for ${last.box.rows}.`
  return remarks
}

function onTerm(translation: Translation, keepTerm: boolean): string {
  if (translation === english) return 'This is the source: the other languages are measured against it.'
  return keepTerm
    ? '“Lead time” stays English in 2 places, and is read aloud as English.'
    : `“Lead time” becomes “${translation.term.alone}” in 2 places.`
}

function onLength(texts: SwappedText[]): string {
  const whole = texts.map(({ text }) => text).join('')
  const change = lengthChange(texts.map(({ source }) => source).join(''), whole)
  const room = measure(whole)
  if (room > countCharacters(whole) * 1.2)
    return `${countCharacters(whole)} characters, most of them twice as wide: they take the room of ${room}.`
  return `The whole slide is ${change < 0 ? `${-change}% shorter than` : change ? `${change}% longer than` : 'as long as'} the source.`
}
