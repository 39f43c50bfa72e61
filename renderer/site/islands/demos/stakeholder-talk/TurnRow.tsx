// Reaches the browser, when a visitor uses the StakeholderTalk figure.
import type { ReactNode } from 'react'
import { Remark } from '../Frame'
import type { Standing, Turn } from './consequences'
import { dateOf } from './Measures'
import type { Reply } from './script'

const row = 'row grid lg:grid-cols-[1fr_17rem] border-0 border-b last:border-b-0 lg:border-b-0 border-solid border-rule'
const margin = 'beside-row px-4 sm:px-6 lg:pt-5 border-0 lg:border-l border-solid border-rule'

interface TurnRowProps {
  id: string
  number: number
  /** The turn; undefined until the replies before it are chosen. */
  turn: Turn | undefined
  onReply: (choice: number) => void
}

/** One turn: the sponsor's line, the replies to choose from, and the effect of the chosen one in the margin. */
export function TurnRow({ id, number, turn, onReply }: TurnRowProps): ReactNode {
  if (!turn)
    return (
      <li className={`${row} lg:min-h-50`}>
        <p className="px-4 sm:px-6 py-5 text-note text-ink-3">Turn {number} follows from your reply.</p>
        <div className={margin} />
      </li>
    )
  return (
    <li className={`${row} lg:min-h-50`}>
      <fieldset className={`m-0 border-0 min-w-0 px-4 sm:px-6 pt-5 pb-5 ${number < 3 ? 'lg:pb-0' : ''} flex flex-col`}>
        <legend className="float-left w-full p-0 mb-3">
          <span className="block text-note text-ink-3">Turn {number}. The sponsor, director of operations</span>
          <span className="block font-650">“{turn.scene.sponsor}”</span>
        </legend>
        <div className="clear-both grid gap-2 md:grid-cols-3">
          {turn.scene.replies.map((reply, index) => (
            <Option
              key={reply.says}
              name={`${id}turn${number}`}
              value={index}
              reply={reply}
              chosen={reply === turn.reply}
              onChoose={() => onReply(index)}
            />
          ))}
        </div>
        {number < 3 && turn.reply && <Branch from={turn.scene.replies.indexOf(turn.reply)} />}
      </fieldset>
      <div className={`${margin} text-note min-h-28 md:min-h-22 pb-5`}>
        {turn.reply ? (
          <>
            {turn.reply.trust > 0 && turn.after.late <= 0 ? (
              <Remark isPassed note={turn.reply.why} />
            ) : (
              <span className="remark" role="note">
                {turn.reply.why}
              </span>
            )}
            <p className="font-650">{effectOf(turn.reply, turn.after)}</p>
          </>
        ) : (
          <p className="text-ink-3">Choose a reply to see what follows from it.</p>
        )}
      </div>
    </li>
  )
}

/** The line from the chosen reply to the next turn. */
function Branch({ from }: { from: number }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      className="hidden lg:block w-full h-10 grow fill-none stroke-2 -mb-5"
      viewBox="0 0 300 40"
      preserveAspectRatio="none"
    >
      {[50, 150, 250].map((x, index) => (
        <path
          key={x}
          className={index === from ? 'stroke-own' : 'stroke-rule'}
          d={index === from ? `M${x} 0V20H1V40` : `M${x} 0V10`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}

interface OptionProps {
  name: string
  value: number
  reply: Reply
  chosen: boolean
  onChoose: () => void
}

function Option({ name, value, reply, chosen, onChoose }: OptionProps): ReactNode {
  return (
    <label
      className={`relative flex gap-2 min-h-11 px-3 py-2 border border-solid rounded-ctl ${chosen ? 'bg-pine-wash border-pine' : 'border-rule-ctl hover:border-pine'}`}
    >
      <input
        type="radio"
        className="flex-none w-4 h-4 m-0 mt-1"
        name={name}
        value={value}
        checked={chosen}
        onChange={onChoose}
      />
      <span className={`text-note ${chosen ? 'font-650' : 'text-ink-2'}`}>{reply.says}</span>
    </label>
  )
}

/** The effect of a reply in one line. */
export function effectOf(reply: Reply, after: Standing): string {
  return `Trust ${signed(reply.trust)}. ${after.work} days of work. ${dateOf(after.late)}.`
}

/** A number with its sign, with a proper minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : value > 0 ? `+${value}` : '±0'
}
