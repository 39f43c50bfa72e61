import type { Stat } from '../../../../content/types/text'
import { InlineMarkdown } from '../lists/InlineMarkdown'
import { NumberDrawing } from './NumberDrawing'

export interface WorkingsProps {
  /**
   * The numbers with their workings.
   * @example [{ "value": "90%", "label": "resolution", "working": { "text": "Four parcels sorted, the fifth set aside.", "drawing": { "form": "boxes", "parts": [{ "amount": 9 }, { "amount": 1, "look": "pen" }] } } }]
   */
  items: Stat[]
}

/** From so many dots on, the drawing of a number is a field that its column is as wide as. */
const fieldFrom = 400

/** A number with a word before or after it, such as "About 10" or "4 hours". */
const numberWithUnit = /^([A-Za-z][a-z]+ )?([^A-Za-z]+[a-z]??)([a-z]{2,})?$/

const numberOf = (value: string) => numberWithUnit.exec(value)?.[2] ?? value

/** A value whose words are in the size of text: the number of each row is as large as that of any other. */
function withUnit(value: string) {
  const [, before, number, after] = numberWithUnit.exec(value) ?? [undefined, undefined, value]
  return (
    <>
      {before && <small>{before}</small>}
      {number}
      {after && <small>{after}</small>}
    </>
  )
}

/** The most characters of a number in the largest size. Beside a field of dots, that is as wide as half of the page. */
const maxCharacters = (shape: string) => (shape === 'has-field' ? 4 : 7)

const isField = ({ working }: Stat) =>
  working?.drawing?.form === 'dots' && working.drawing.parts.some(({ amount }) => amount >= fieldFrom)

/**
 * Numbers with their working: a drawing that counts each, what it says, and what it leaves open. Three are rows; more stand
 * in two columns, and a number with a dot for each is the largest, at the left of all others.
 */
export function Workings({ items }: WorkingsProps) {
  const shape = items.some(isField) ? 'has-field' : items.length > 3 ? 'in-columns' : ''
  return (
    <dl className={`workings wide ${shape}`} data-reveal={shape === 'has-field' ? undefined : ''}>
      {items.map(({ value, label, working }) => (
        <div key={label}>
          <dd className={numberOf(value).length > maxCharacters(shape) ? 'workings-value is-long' : 'workings-value'}>
            {withUnit(value)}
          </dd>
          <dt>{label}</dt>
          {working && (
            <dd className="workings-working">
              {working.drawing && <NumberDrawing drawing={working.drawing} />}
              <p>
                <InlineMarkdown text={working.text} />
              </p>
              {working.counted && (
                <p>
                  <InlineMarkdown text={working.counted} />
                </p>
              )}
              {working.not && (
                <p className="pen">
                  <InlineMarkdown text={working.not} />
                </p>
              )}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
