import type { FeatureCard } from '../../../../content/types/page'
import { InlineMarkdown } from '../lists/InlineMarkdown'

/** Something with a name and a sentence, such as a feature of a product. */
export interface Named extends Partial<Pick<FeatureCard, 'icon'>> {
  /**
   * Its name in a few words.
   * @markdown
   * @example Voice to email
   */
  title: string
  /**
   * What it does or means, in one sentence.
   * @markdown
   * @example The draft puts your points in order and keeps names, days and amounts.
   */
  description: string
}

/** The two lines of a name and its sentence, for a box that has more in it. */
export function NamedLines({ item: { title, description } }: { item: Named }) {
  return (
    <>
      <p className="shape-title">
        <InlineMarkdown text={title} />
      </p>
      <p className="shape-text">
        <InlineMarkdown text={description} />
      </p>
    </>
  )
}
