// Reaches the browser, when a visitor uses the node graph.
import { foundWord, type Outcome } from './workflow'

/** A node's results: for Classify, the word that names the category of each invoice; for Route, the desk of each category. */
export function Found({ step, outcomes }: { step: 'classify' | 'route'; outcomes: Outcome[] }) {
  const pairs = step === 'classify' ? wordsFound(outcomes) : desksFound(outcomes)
  return (
    <>
      {step === 'classify'
        ? 'Names a category by a word in the text. The rest is Other.'
        : 'Hands each category to its desk. Other goes to a person.'}
      {pairs.length > 0 && (
        <ul className="list-none mt-2 grid grid-cols-[auto_1fr] gap-x-2 leading-snug text-ink">
          {pairs.map(([from, to]) => (
            <li key={from} className="contents">
              {from === none ? <mark>{from}</mark> : <span>{from}</span>} <span className="font-650">→ {to}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The text in place of a word, where no rule has one. */
const none = 'no word'

const wordsFound = (outcomes: Outcome[]) =>
  outcomes.flatMap(outcome => (outcome.category ? [[foundWord(outcome) ?? none, outcome.category]] : []))

const desksFound = (outcomes: Outcome[]) => [
  ...new Map(outcomes.flatMap(({ category, desk }) => (category && desk ? [[category, desk] as const] : []))),
]
