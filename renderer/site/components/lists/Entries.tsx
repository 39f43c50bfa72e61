import { InlineMarkdown } from './InlineMarkdown'

/** The entries of a list, each a text of inline Markdown. */
export function Entries({ texts }: { texts: string[] }) {
  return texts.map(text => (
    <li key={text}>
      <InlineMarkdown text={text} />
    </li>
  ))
}
