// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, useId, useState } from 'react'
import { Choices, Frame, Switch } from '../Frame'
import { Listen } from './Listen'
import { onFit, signed, wholeChange } from './remarks'
import { Slide } from './Slide'
import { type Language, source, translations } from './slides'
import { swapSlide, type Wording } from './swap'

export interface SlideSwapProps {
  /**
   * The language shown first.
   * @example de
   */
  language?: Language
  /**
   * The wording at first: the English source, the translation in full, or shorter where that does not fit.
   * @example full
   */
  wording?: Wording
}

/** The demo is hydrated on first use. */
export const wake = 'use'

/** Two slides of a course whose text is swapped by language, with what no longer fits and what would. */
export default function SlideSwap({ language: first = 'de', wording: shown = 'full' }: SlideSwapProps): ReactNode {
  const [language, setLanguage] = useState(first)
  const [keepTerm, setKeepTerm] = useState(true)
  const [wording, setWording] = useState(shown)
  const [slide, setSlide] = useState<'0' | '1'>('0')
  const [read, setRead] = useState<number>()
  const id = useId()
  const translation = translations.find(({ value }) => value === language) ?? translations[0]
  const texts = swapSlide(translation, { keepTerm, wording, slide: +slide })
  const isSource = wording === 'source'
  const [lang, { name }] = isSource ? ['en', source] : [language, translation]
  const isFallen = texts.some(({ over }) => over > 0)
  return (
    <Frame
      label="Two slides of a training course with their text swapped by language"
      color="leaf"
      caption="CourseTranslate. Shorten it, swap the language, or hear it."
      isAnnotated
      source="Sample slides, shortened by hand. Widths are those of its letters. 20+ languages."
    >
      <Slide texts={texts} lang={lang} read={read} />
      <div className="slide-settings in-margin pane">
        <Choices
          label="Slide"
          name={`${id}slide`}
          options={[
            { value: '0', label: 'Slide 1' },
            { value: '1', label: 'Slide 2' },
          ]}
          value={slide}
          onChange={setSlide}
        />
        <Languages
          value={language}
          onChange={value => {
            setLanguage(value)
            if (isSource) setWording('full')
          }}
        />
        <Choices
          label="Text on the slide"
          name={`${id}wording`}
          options={[
            { value: 'source', label: source.name },
            { value: 'full', label: 'In full' },
            { value: 'shorter', label: 'Shortened' },
          ]}
          value={wording}
          onChange={setWording}
        />
        <div className={isSource ? 'invisible' : ''}>
          <p aria-live="polite">
            <b>{signed(wholeChange(texts))}</b> width against English{' '}
            <span className={isFallen ? 'verdict fallen' : 'verdict'}>{onFit(texts)}</span>
          </p>
          <Switch isOn={keepTerm} onChange={setKeepTerm}>
            Keep “Lead time” in English
          </Switch>
        </div>
        <Listen key={lang + slide} texts={texts} lang={lang} name={name} onText={setRead} />
      </div>
    </Frame>
  )
}

function Languages({ value, onChange }: { value: Language; onChange: (value: Language) => void }) {
  return (
    <label className="flex flex-wrap flex-none items-center gap-x-3 text-note">
      <span>Translated to</span>
      <select
        lang={value}
        className="h-11 px-3 text-[1rem] bg-paper-lift border border-solid border-rule-ctl rounded-ctl"
        value={value}
        onChange={event => onChange(event.currentTarget.value as Language)}
      >
        {translations.map(one => (
          <option key={one.value} value={one.value} lang={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  )
}
