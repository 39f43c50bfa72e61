import { InlineMarkdown } from '../lists/InlineMarkdown'

export interface LeadProps {
  /**
   * One or two sentences, for example a field of the page.
   * @markdown
   * @example Every framework follows the same path. Only the questions differ.
   */
  text: string
}

/** The first sentences of a section, in larger type. */
export function Lead({ text }: LeadProps) {
  return (
    <p className="text-lead text-ink-2">
      <InlineMarkdown text={text} />
    </p>
  )
}
