import { Children, type ReactNode } from 'react'

/** Words with hyphens, and ranges of numbers. */
const joined = /([\p{L}\d]{1,40}(?:-[\p{L}\d]{1,40}){1,9}|\d{1,9}–\d{1,9})/u

/** The content of a heading, in which neither a word with hyphens nor a range of numbers wraps. */
export function unbroken(content: ReactNode): ReactNode {
  return Children.map(content, part => (typeof part === 'string' && joined.test(part) ? wholeWords(part) : part))
}

const wholeWords = (text: string) =>
  text.split(joined).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
