// Reaches the browser, when a visitor uses the DubLine figure.
import type { Line } from './lines'
import { wordsWithin } from './timing'

/** The subtitle in two lines; words beyond the reading limit are marked. */
export function Subtitle({ line, allowed }: { line: Line; allowed: number }) {
  const inTime = wordsWithin(line.phrases.join(' ').split(' '), allowed)
  const before = line.phrases[0].split(' ').length
  return (
    <p lang={line.value} className="bg-paper-sunk rounded-ctl px-4 py-3 min-h-32 text-ink">
      {line.phrases.map((phrase, index) => {
        const words = phrase.split(' ')
        const left = Math.max(0, inTime - (index ? before : 0))
        const late = words.slice(left).join(' ')
        return (
          <span key={phrase} className="block">
            {words.slice(0, left).join(' ')}
            {late && (
              <>
                {' '}
                <mark>{late}</mark>
              </>
            )}{' '}
          </span>
        )
      })}
    </p>
  )
}
