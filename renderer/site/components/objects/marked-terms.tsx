import { Fragment, type ReactNode } from 'react'

/** A text with each of these words marked, where it first occurs; what else is in a mark comes from `besides`. */
export function markTerms(text: string, terms: string[], besides?: (term: string) => ReactNode): ReactNode {
  const found = terms.flatMap(term => {
    const at = text.indexOf(term)
    return term && at >= 0 ? [{ term, at }] : []
  })
  let end = 0
  const parts = found
    .toSorted((one, other) => one.at - other.at)
    .filter(({ term, at }) => {
      const isAfter = at >= end
      if (isAfter) end = at + term.length
      return isAfter
    })
  return (
    <>
      {parts.map(({ term, at }, index) => {
        const before = parts[index - 1]
        return (
          <Fragment key={at}>
            {text.slice(before ? before.at + before.term.length : 0, at)}
            {besides ? <u data-term={terms.indexOf(term)}>{besides(term)}</u> : <u>{term}</u>}
          </Fragment>
        )
      })}
      {text.slice(end)}
    </>
  )
}
