import { InlineMarkdown } from '../lists/InlineMarkdown'

/** One call of a night. */
export interface NightCall {
  /**
   * When it came.
   * @example 20:15
   */
  time: string
  /**
   * The request of the caller.
   * @example Opening hours in May
   */
  wanted: string
  /**
   * How often caller and agent took their turn.
   * @minimum 1
   * @maximum 8
   */
  turns: number
  /**
   * The lowest confidence of its turns.
   * @example 83%
   */
  sure: string
  /**
   * The note for the person who takes the call over.
   * @markdown
   * @example Two bookings have this name. Asked once which one.
   */
  handover?: string
}

export interface CallNightProps {
  /**
   * The calls, in order.
   * @minItems 3
   * @maxItems 8
   * @example [{ "time": "20:15", "wanted": "Opening hours in May", "turns": 2, "sure": "98%" }, { "time": "20:40", "wanted": "A booking", "turns": 3, "sure": "41%", "handover": "Two bookings have this name." }, { "time": "20:52", "wanted": "Parking", "turns": 1, "sure": "93%" }]
   */
  calls: NightCall[]
  /**
   * That it is a sample, and of what.
   * @markdown
   * @example A sample night with calls that are made up.
   */
  caption: string
}

/**
 * The calls of a night side by side, each with its turns. From those that the agent handed over, a line leads to what a
 * person reads of them.
 */
export function CallNight({ calls, caption }: CallNightProps) {
  return (
    <figure className="call-night wide">
      <ol className="nav">
        {calls.map(({ time, wanted, turns, sure, handover }) => (
          <li key={time} className={handover ? 'is-passed-on' : undefined}>
            <b>{time}</b> <span>{wanted}</span>
            <Turns count={turns} seed={time} />
            <small>
              {turns === 1 ? '1 turn' : `${turns} turns`}, {sure} sure
              <br />
              {handover ? 'to a person' : '✓ settled'}
            </small>
          </li>
        ))}
      </ol>
      <div className="sheet">
        <p>What your colleague reads</p>
        {calls.map(({ time, wanted, handover }) =>
          handover ? (
            <div key={time}>
              <span>The call of {time}</span>
              <b>{wanted}</b>
              <em>
                <InlineMarkdown text={handover} />
              </em>
            </div>
          ) : (
            <i key={time} />
          ),
        )}
      </div>
      <figcaption>
        <InlineMarkdown text={caption} />
      </figcaption>
    </figure>
  )
}

/** The transcript of a call from afar: a line of the caller, then one of the agent, in each turn. */
function Turns({ count, seed }: { count: number; seed: string }) {
  const width = (index: number) => 34 + ((Number(seed.replace(/\D/g, '')) * 7 + index * 23) % 40)
  const lines = Array.from({ length: count }, (_, turn) => turn)
  return (
    <svg viewBox={`0 0 100 ${count * 22 + 2}`} aria-hidden="true">
      <path className="caller" d={lines.map(turn => `M4 ${turn * 22 + 5}h${width(turn)}`).join('')} />
      <path d={lines.map(turn => `M${96 - width(turn + 3)} ${turn * 22 + 16}H96`).join('')} />
    </svg>
  )
}
