import type { Stat } from '../../../../content/types/text'
import { InlineMarkdown } from '../lists/InlineMarkdown'
import { NumberDrawing } from './NumberDrawing'

export interface WorkingsProps {
  /**
   * The numbers with their workings.
   * @example [{ "value": "90%", "label": "resolution", "working": { "text": "Nine calls settled, the tenth handed over.", "drawing": { "form": "boxes", "parts": [{ "amount": 9 }, { "amount": 1, "look": "pen" }] } } }]
   */
  items: Stat[]
}

/** Numbers with their working beside them: a drawing that counts each, what it says, and what it leaves open. */
export function Workings({ items }: WorkingsProps) {
  return (
    <dl className="workings wide" data-reveal="">
      {items.map(({ value, label, working }) => (
        <div key={label}>
          <dd className={value.length > 7 ? 'workings-value is-long' : 'workings-value'}>{value}</dd>
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
