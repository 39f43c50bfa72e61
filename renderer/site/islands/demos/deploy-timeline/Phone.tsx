// Reaches the browser, when a visitor uses the DeployTimeline figure.
import { useState } from 'react'
import type { Colors } from './colors'
import { type Inspection, slugify } from './inspect'
import { type Line, pageText, type States, statesOf } from './page-text'
import { linkMark } from './pieces'
import { count, nowAt, type Plan } from './steps'
import type { Progress } from './Timeline'

interface PhoneProps extends Progress {
  found: Inspection
  plan: Plan
}

/**
 * The page on a phone: its address and its texts in its colors, with a slider that works; where it is held, as it would
 * be, below what holds it and what to do. While a run lasts, it is not there yet.
 */
export function Phone({ found, plan, at, isLive }: PhoneProps) {
  const { held } = plan
  const lacks = found.missing.length
  const [moved, setMoved] = useState<States>({})
  const states = { ...statesOf(found.code), ...moved }
  // A slider moves the first number.
  const [name = '', value = 50] = Object.entries(states)[0] ?? []
  const { colors, lines } = pageText(found, states)
  const isBlank = lines.length === 0
  const [look, state] = held
    ? ['held', 'not live']
    : !isLive
      ? ['draft', 'preview, not live yet']
      : lacks
        ? ['lacks', `live, ${count(lacks, 'file')} missing`]
        : isBlank
          ? ['lacks', 'not shown here']
          : ['', '✓ live in this example']
  return (
    <figure className="live-page" aria-label="The page on a phone">
      <p>
        {slugify(found.title)}
        <wbr />
        .deployit.example
      </p>
      <p className={at === undefined ? look : 'runs'}>{at === undefined ? state : nowAt(plan, at).join(', ')}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div
        ref={held ? undefined : paint(colors)}
        role="group"
        aria-label="Its words"
        tabIndex={found.code.length > 200 ? 0 : undefined}
      >
        {held && <em role="note">{held}</em>}
        {!held && isBlank && (
          <span>This preview can’t {found.kind === 'html' ? 'draw this page' : 'run this code'}.</span>
        )}
        {partsOf(lines).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place on the page
          <div key={index} ref={paint({ background: part[0]?.ground ?? '' })}>
            {part.map((line, index) => (
              <Shown
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in its part
                key={index}
                line={line}
                name={name}
                value={value}
                onMove={value => setMoved({ ...moved, [name]: value })}
                onPress={() => setMoved(line.press?.(moved) ?? moved)}
              />
            ))}
          </div>
        ))}
      </div>
    </figure>
  )
}

/** The lines of a page by the parts that they are in: a part has one ground. */
function partsOf(lines: Line[]): Line[][] {
  const parts: Line[][] = []
  for (const line of lines) {
    const part = parts.at(-1)
    if (part?.[0]?.ground === line.ground && part) part.push(line)
    else parts.push([line])
  }
  return parts
}

interface ShownProps {
  line: Line
  /** The number of the state that a slider moves. */
  name: string
  value: number
  onMove: (value: number) => void
  onPress: () => void
}

/** A line of a page in its colors; what can be moved or pressed works. */
function Shown({ line: { text, kind, slider, colors, press }, name, value, onMove, onPress }: ShownProps) {
  if (/heading/.test(kind))
    return (
      <b className={kind} ref={paint(colors)}>
        {text}
      </b>
    )
  if (press)
    return (
      <button type="button" className={kind} ref={paint(colors)} onClick={onPress}>
        {text}
      </button>
    )
  return (
    <span className={kind} ref={paint(colors)}>
      {slider && (
        <input
          type="range"
          className="block m-0 w-full h-11"
          aria-label={`Slider of the page: ${name}`}
          max={slider}
          value={value}
          onChange={event => onMove(Number(event.currentTarget.value))}
        />
      )}
      {kind === 'cells' ? cellsOf(text) : withLinks(text)}
    </span>
  )
}

/** Gives an element colors by script: the policy of the site allows no style attributes. */
const paint =
  (colors: Colors = {}) =>
  (node: HTMLElement | null) => {
    Object.assign(node?.style ?? {}, colors)
  }

/** The cells of a row. */
const cellsOf = (row: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the row
  row.split('|').map((cell, index) => <span key={index}>{cell}</span>)

/** A text, with what is between two marks as links. */
const withLinks = (text: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a link is its place in the text
  text.split(linkMark).map((part, index) => (index % 2 ? <u key={index}>{part}</u> : part))
