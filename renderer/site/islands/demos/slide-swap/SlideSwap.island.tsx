// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, useId, useState } from 'react'
import { Choices, Frame, Remark } from '../Frame'
import { countCharacters, lengthChange, measure } from './fit'
import { Listen } from './Listen'
import { onFit, remarkOn } from './remarks'
import { Slide } from './Slide'
import { type Format, type Language, type Translation, translations } from './slides'
import { type SwappedText, swapSlide, type Wording } from './swap'

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

const wordings = [
  { value: 'full', label: 'Full text' },
  { value: 'shorter', label: 'Shortened to fit' },
] as const

const [english] = translations

/** One slide of a course whose text is swapped by language, with what no longer fits and what would. */
export default function SlideSwap(props: SlideSwapProps): ReactNode {
  const [language, setLanguage] = useState<Language>(props.language ?? 'fr')
  const [format, setFormat] = useState<Format>(props.format ?? '16:9')
  const [keepTerm, setKeepTerm] = useState(props.keepTerm ?? true)
  const [wording, setWording] = useState<Wording>('shorter')
  const id = useId()
  const translation = translations.find(({ value }) => value === language) ?? english
  const choice = { format, keepTerm, wording }
  const texts = swapSlide(translation, choice)
  const isFallen = texts.some(({ over }) => over > 0)
  return (
    <Frame
      label="A slide of a training course with its text swapped by language"
      color="leaf"
      caption="CourseTranslate. Swap the language, hear it, or see each text in full."
      isAnnotated
      source="Sample slide, measured by character count. 20+ languages."
    >
      <div className="pane pb-0! flex flex-wrap items-center gap-x-3 gap-y-3">
        <p className="hidden @[52rem]:block w-[calc(50%-0.25rem)] text-note">English, the source</p>
        <div className="@[52rem]:flex-1 flex flex-wrap @[52rem]:flex-nowrap items-center gap-3 @[52rem]:gap-2">
          <label className="flex flex-wrap flex-none items-center gap-x-3 text-note">
            Translated to
            <select
              lang={language}
              className="h-11 px-3 text-[1rem] bg-paper-lift border border-solid border-rule-ctl rounded-ctl"
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
          <Listen key={language} texts={texts} lang={language} name={translation.name} />
        </div>
      </div>
      <div className="course-slides">
        <div>
          <Slide texts={swapSlide(english, choice)} lang="en" format={format} />
        </div>
        <div>
          <Slide texts={texts} lang={language} format={format} remark={remarkOn(texts)} />
        </div>
      </div>
      <div className="slide-settings in-margin pane flex flex-wrap items-center gap-x-6 gap-y-1 border-0 border-t border-solid border-rule">
        <Choices
          label="Where a text does not fit"
          name={`${id}wording`}
          options={wordings}
          value={wording}
          onChange={setWording}
        />
        <Choices label="Text boxes" name={`${id}format`} options={formats} value={format} onChange={setFormat} />
        <Tick checked={keepTerm} onChange={setKeepTerm}>
          Keep “Lead time” in English
        </Tick>
        {isFallen && (
          <span className="remark" role="note">
            {onFit(texts)}
          </span>
        )}
        <Remark isPassed note={onPassed(texts, translation, keepTerm)} />
      </div>
      <p aria-live="polite" className="visually-hidden">
        {onLength(texts)} {onFit(texts)}
      </p>
      <p className="px-4 sm:px-6 py-3 font-650 border-0 border-t border-solid border-rule">{onLength(texts)}</p>
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

/** The remark on what passes: the glossary term, and where nothing is marked, the room. */
function onPassed(texts: SwappedText[], translation: Translation, keepTerm: boolean): string {
  const onRoom = texts.some(({ over, shortened }) => over > 0 || shortened) ? '' : `${onFit(texts)} `
  if (translation === english) return `${onRoom}This is the source: the other languages are measured against it.`
  return keepTerm
    ? `${onRoom}“Lead time” stays English in 2 places, and is read aloud as English.`
    : `${onRoom}“Lead time” becomes “${translation.term.alone}” in 2 places.`
}

function onLength(texts: SwappedText[]): string {
  const whole = texts.map(({ text }) => text).join('')
  const change = lengthChange(texts.map(({ source }) => source).join(''), whole)
  const room = measure(whole)
  if (room > countCharacters(whole) * 1.2)
    return `${countCharacters(whole)} characters, most of them twice as wide: they take the room of ${room}.`
  return `The whole slide is ${change < 0 ? `${-change}% shorter than` : change ? `${change}% longer than` : 'as long as'} the source.`
}
