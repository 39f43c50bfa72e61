import { Body } from '../../../renderer/site/Body'
import { ActionLink } from '../../../renderer/site/components/ActionLink'
import { Status } from '../../../renderer/site/components/catalogue/Status'
import { Icon } from '../../../renderer/site/components/icons/Icon'
import { InlineMarkdown } from '../../../renderer/site/components/lists/InlineMarkdown'
import type { PageOf } from '../../+data'
import { Hero } from '../../layouts/Hero'

/**
 * A product's page: its first screen, its text, and the links to begin with. The text has the figure, the facts, the
 * steps, the features and the testimonials, each product in forms of its own.
 */
export default function ProductPage({ entity: product, site, body }: PageOf<'products'>) {
  const { status, color, hero, closing, price, trial } = product
  const terms = [price?.page, trial].filter(Boolean).join('. ')
  return (
    <div className={`own-${color}`}>
      <Hero
        title={hero.title}
        lead={hero.lead}
        actions={[hero.primary, hero.secondary]}
        isOnStage
        badge={
          <>
            <p className="font-650">{hero.badge}</p>
            <p>
              <Status status={status} />
            </p>
            {terms && <p>{terms}</p>}
          </>
        }
      />
      <Body body={body} site={site} />
      <section aria-labelledby="begin" className="page mt-gap" data-reveal="">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr] border-0 border-t border-solid border-ink pt-10">
          <div>
            <h2 id="begin">{closing.title}</h2>
            <p className="mt-4 text-lead text-ink-2 max-w-m-lead">
              <InlineMarkdown text={closing.description} />
            </p>
            <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
              <ActionLink action={hero.primary} look="btn" />
              <ActionLink action={hero.secondary} look="text-link" />
            </p>
          </div>
          <ul className="nav grid gap-3 content-start">
            {closing.checklist.map(point => (
              <li key={point} className="flex gap-3">
                <Icon name="check" className="flex-none mt-1 text-ok" />
                <InlineMarkdown text={point} />
              </li>
            ))}
          </ul>
        </div>
      </section>
    </div>
  )
}
