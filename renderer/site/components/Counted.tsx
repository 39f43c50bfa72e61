import { type Figure, parseFigure } from '../islands/motion/figure'

interface CountedProps {
  value: string
  seconds?: 1.5 | 2
  /** Whether it is in the first screen of wide windows, where it is seen before scripts run: there style sheets count. */
  isFirst?: boolean
}

/**
 * A figure that counts up when it is scrolled into view, if it contains a number. The HTML has the final text. Ratios
 * (300%, 3.2x, 4.83/5) count in the first screen only, where their digits roll: half way, they would be false claims.
 */
export function Counted({ value, seconds = 2, isFirst = false }: CountedProps) {
  const figure = parseFigure(value)
  if (!figure || (!isFirst && /[%x]|\/\d/.test(figure.after))) return value
  return (
    <span data-count={seconds} className={isFirst ? 'counting' : undefined}>
      {value}
      {isFirst && <Digits value={value} figure={figure} />}
    </span>
  )
}

/**
 * The characters of a figure, of which the digits of its number roll. They are content of the style sheet without a text
 * for screen readers, so that the figure is read and copied once.
 */
function Digits({ value, figure: { before, after } }: { value: string; figure: Figure }) {
  const end = value.length - after.length
  return (
    <span className="digits">
      {[...value].map((character, index) => {
        const isRolling = index >= before.length && index < end && /\d/.test(character)
        const [digit, still] = isRolling ? [character] : [undefined, character]
        // biome-ignore lint/suspicious/noArrayIndexKey: a character has nothing but its place
        return <i key={index} data-digit={digit} data-still={still} />
      })}
    </span>
  )
}
