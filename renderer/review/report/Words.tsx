import { compareTexts } from '../compare/words'

/** Unchanged sentences are left out from here on, on either side of a changed one. */
const context = 1

/** Two texts as one, with words that are gone and new; unchanged sentences further away are left out. */
export function Words({ before, after, language }: { before: string; after: string; language: string }) {
  const sentences = compareTexts(before, after, language)
  const isNear = (index: number) =>
    sentences.slice(Math.max(0, index - context), index + context + 1).some(({ isChanged }) => isChanged)
  const shown = sentences.map((sentence, index) => (isNear(index) ? sentence : undefined))
  return (
    <div className="words">
      {shown.map((sentence, index) =>
        sentence ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
          <span key={index}>
            {sentence.spans.map(({ kind, text }, span) => {
              const Tag = kind === 'gone' ? 'del' : kind === 'new' ? 'ins' : 'span'
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
              return <Tag key={span}>{text}</Tag>
            })}
          </span>
        ) : shown[index - 1] || index === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
          <span key={index}> … </span>
        ) : null,
      )}
    </div>
  )
}
