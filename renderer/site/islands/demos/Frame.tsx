// Reaches the browser, when a visitor uses a worked figure.
import type { ReactNode } from 'react'
import type { EntityColor } from '../../../../content/types/enterprise'

interface FrameProps {
  /** The accessible name: what the figure shows. */
  label: string
  /** The product's own color. */
  color: EntityColor
  /** The invitation to try the demo, in one line. */
  caption: ReactNode
  /** The source of the material; begins with "Sample" for samples. */
  source?: ReactNode
  /** Whether its remarks stand in a margin beside the sheet, where it lies on a stage. */
  isAnnotated?: boolean
  children: ReactNode
}

/** The frame of a demo: a white sheet with its parts, then a caption and a source. */
export function Frame({ label, color, caption, source, isAnnotated, children }: FrameProps) {
  return (
    <figure className={`frame sheet own-${color} ${isAnnotated ? 'annotated' : ''}`} aria-label={label}>
      <div className="frame-sheet @container">{children}</div>
      <figcaption className="caption">
        <span>{caption}</span>
        {source && <span>{source}</span>}
        <span className="without-script">
          Without scripts it stays as it is. “Watch Demo” has a recording of its use.
        </span>
      </figcaption>
    </figure>
  )
}

/** A part of a demo below its label, with tools at the right of the label. */
export function Pane({
  label,
  tools,
  className = '',
  children,
}: {
  label: ReactNode
  tools?: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <div className={`pane ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 mb-3 min-h-6">
        <p className="pane-label">{label}</p>
        {tools}
      </div>
      {children}
    </div>
  )
}

interface RemarkProps {
  /** The remark on the words, in one or two sentences. */
  note: ReactNode
  /** Something that was checked and is as it should be: it needs no look, and no line leads to it. */
  isPassed?: boolean
  /** The words, the last ones of their line or cell. Without words the line begins where the remark is written. */
  children?: ReactNode
}

/** The line to a remark that is in the margin of its row. */
export const Leader = () => <i className="leader" />

/**
 * Words with a remark: on a stage, a line leads from them out of the sheet to the remark in the margin, at any width and
 * without a script. Elsewhere the remark follows its line.
 */
export function Remark({ note, isPassed, children }: RemarkProps) {
  if (isPassed)
    return (
      <>
        {children}
        <span className="remark passed" role="note">
          {note}
        </span>
      </>
    )
  return (
    <>
      {children && <mark>{children}</mark>}
      <i className="leader" />
      <span className="remark" role="note">
        {note}
      </span>
    </>
  )
}

interface SwitchProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  children: ReactNode
}

/** A setting that is on or off. */
export function Switch({ isOn, onChange, children }: SwitchProps) {
  return (
    <label className="flex items-center gap-3 min-h-11 text-note">
      <input
        type="checkbox"
        className="w-5 h-5 m-0 flex-none"
        checked={isOn}
        onChange={event => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  )
}

interface ChoicesProps<Value extends string> {
  /** The accessible name of the group. */
  label: string
  name: string
  options: readonly { value: Value; label: string }[]
  /** The chosen one, if one is. */
  value: Value | undefined
  onChange: (value: Value) => void
  /** Whether the options are languages, each with its own name in itself. */
  areLanguages?: boolean
}

/** A choice among few options, as a segmented control of native radio buttons. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, name, options, value, onChange, areLanguages } = props
  return (
    <fieldset className="m-0 p-0 min-w-0 border border-solid border-rule-ctl rounded-ctl of-hidden flex flex-wrap gap-px has-focus-visible:outline-2 has-focus-visible:outline-solid has-focus-visible:outline-ink has-focus-visible:outline-offset-2">
      <legend className="visually-hidden">{label}</legend>
      {options.map(option => (
        <label
          key={option.value}
          lang={areLanguages ? option.value : undefined}
          data-text={areLanguages ? option.label : undefined}
          className="relative flex flex-col flex-auto items-center justify-center min-h-9 px-3 text-note outline-1 outline-solid outline-rule-ctl text-ink-2 hover:text-pine has-checked:bg-pine-wash has-checked:text-pine has-checked:font-650"
        >
          <input
            type="radio"
            className="absolute inset-0 m-0 opacity-0 w-full h-full"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
