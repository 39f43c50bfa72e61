import { InlineContent } from '../../islands/InlineContent'
import { toInline } from '../../mdx/inline'

/** Renders a field of inline Markdown, whose type has the tag `@markdown`. */
export function InlineMarkdown({ text }: { text: string }) {
  return <InlineContent inline={toInline(text)} codeClass="inline-code" />
}
