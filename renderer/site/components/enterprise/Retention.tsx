import { ColumnHeads } from '../lists/ColumnHeads'
import { InlineMarkdown } from '../lists/InlineMarkdown'

/** Something that is stored, with how long. */
export interface StoredThing {
  /**
   * What it is.
   * @example Logs of who signed in and when
   */
  title: string
  /**
   * The days for which it stays at most after its beginning, which `text` names; 0 where it exists in backups alone.
   * @minimum 0
   * @asType integer
   * @example 90
   */
  days: number
  /**
   * The days for which it stays in backups after that.
   * @minimum 0
   * @asType integer
   * @example 30
   */
  backupDays?: number
  /**
   * The same in words.
   * @markdown
   * @example Up to 90 days
   */
  text: string
  /**
   * Who can end it sooner.
   * @example Nobody
   */
  ends: string
}

export interface RetentionProps {
  /**
   * What is stored.
   * @example [{ "title": "Logs", "days": 90, "text": "Up to 90 days", "ends": "Nobody" }]
   */
  items: StoredThing[]
}

/** How long each thing is stored, as bars on one scale of days; what is left in backups is outlined. */
export function Retention({ items }: RetentionProps) {
  const lasts = items.map(({ days, backupDays = 0 }) => days + backupDays)
  const longest = Math.max(...lasts)
  const first = Math.max(...items.map(({ days }) => days))
  return (
    <table className="retention wide" data-reveal="">
      <caption className="visually-hidden">How long each thing is stored</caption>
      <ColumnHeads names={['What', 'How long', 'Who ends it sooner']} />
      <tbody>
        {items.map(({ title, days, backupDays = 0, text, ends }) => {
          const start = days || first
          const at = (day: number) => Math.round((day / longest) * 600)
          return (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>
                <svg viewBox="-2 0 604 28" aria-hidden="true">
                  {days > 0 && <path className="fill" d={`M0 3h${at(days)}v22H0z`} />}
                  {backupDays > 0 && <path d={`M${at(start)} 3h${at(backupDays)}v22h-${at(backupDays)}z`} />}
                </svg>
                <InlineMarkdown text={text} />
              </td>
              <td data-label="Who ends it sooner">{ends}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
