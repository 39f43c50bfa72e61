import { partsOf } from '../explain/marks'

/** A sentence, its changed words marked. */
export function Sentence({ sentence }: { sentence: string }) {
  return partsOf(sentence).map(({ text, isMarked }, index) => {
    const Tag = isMarked ? 'mark' : 'span'
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
    return <Tag key={index}>{text}</Tag>
  })
}
