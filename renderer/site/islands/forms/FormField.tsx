// Reaches the browser, when a visitor uses a form.
import { type AriaAttributes, type FormEvent, useId } from 'react'
import type { SendField } from './send-fields'

interface FormFieldProps {
  field: SendField
  /** The name of the answer in the request or email. */
  name: string
  /** The validation message, if the answer is invalid. */
  fault: string | undefined
  onInput: (answer: string) => void
}

/** A field with its label, hint and validation message. */
export function FormField({ field, name, fault, onInput }: FormFieldProps) {
  const id = useId()
  const { label, type, hint, isHalf, isOptional } = field
  // Before a long answer, so that it is read before somebody writes.
  const isAbove = type === 'long'
  const note = hint && (
    <p id={`${id}-hint`} className="text-note text-ink-3">
      {hint}
    </p>
  )
  return (
    <div className={`grid gap-1 content-start ${isHalf ? '' : 'col-span-full'}`} data-field={field.name}>
      <div className="flex flex-wrap justify-between gap-x-3">
        <label htmlFor={id} className="flex flex-wrap gap-x-2 min-h-6 text-note font-650">
          {label} {isOptional && <span className="font-400 text-ink-3">optional</span>}
        </label>
        {isAbove && note}
      </div>
      <Control
        field={field}
        id={id}
        className={`field ${fault ? 'border-bad!' : ''}`}
        name={name}
        autoComplete={field.autoComplete}
        required={!isOptional}
        aria-invalid={fault ? true : undefined}
        aria-describedby={[fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
        onInput={event => onInput(event.currentTarget.value)}
      />
      {fault && (
        <p id={`${id}-fault`} className="text-note text-bad font-650 [overflow-wrap:anywhere]">
          {fault}
        </p>
      )}
      {!isAbove && note}
    </div>
  )
}

type ControlElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface ControlProps extends AriaAttributes {
  field: SendField
  id: string
  className: string
  name: string
  autoComplete: string
  required: boolean
  onInput: (event: FormEvent<ControlElement>) => void
}

/** The control that the type of a field asks for. */
function Control({ field: { type, choices = [] }, ...own }: ControlProps) {
  // As high as its text, where browsers can do that; its corner makes it higher elsewhere.
  if (type === 'long')
    return (
      <textarea {...own} rows={2} className={`${own.className} [field-sizing:content] min-h-[4.2rem] max-h-[50svh]`} />
    )
  if (type !== 'choice') return <input {...own} type={type} />
  return (
    <select {...own}>
      <option value="">Please choose</option>
      {choices.map(group => (
        <optgroup key={group.label} label={group.label}>
          {group.choices.map(({ about, label }) => (
            <option key={about} value={label}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}
