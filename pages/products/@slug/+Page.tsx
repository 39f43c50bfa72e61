import { Body } from '../../../renderer/site/Body'
import { ActionLink } from '../../../renderer/site/components/ActionLink'
import { Status } from '../../../renderer/site/components/catalogue/Status'
import { Icon } from '../../../renderer/site/components/icons/Icon'
import { Features } from '../../../renderer/site/components/lists/Features'
import { Line } from '../../../renderer/site/components/lists/Line'
import { Quotes } from '../../../renderer/site/components/proof/Quotes'
import type { PageOf } from '../../+data'
import { Figures } from '../../layouts/Figures'
import { Hero } from '../../layouts/Hero'
import { Section } from '../../layouts/Section'
import { Catalogue } from './Catalogue'

/** A product's page: its demo, what it does, the catalogue, testimonials, and the links to begin with. */
export default function ProductPage({ entity: product, site, body }: PageOf<'products'>) {
  const { name, status, color, hero, showcase, featureCards, testimonials, closing, stats, price, trial } = product
  const terms = [price?.page, trial].filter(Boolean).join('. ')
  return (
    <div className={`own-${color}`}>
      <Hero
        title={hero.title}
        lead={hero.lead}
        actions={[hero.primary, hero.secondary]}
        aside={
          <div className="grid gap-1">
            <p className="flex flex-wrap items-center gap-x-4">
              <span className="inline-flex items-center gap-2 font-650">
                <span className="own-square" aria-hidden="true" />
                {hero.badge}
              </span>
              <Status status={status} />
            </p>
            {terms && <p className="text-ink-2">{terms}</p>}
          </div>
        }
      />
      <Body body={body} site={site} />
      <Section
        id="showcase"
        title={showcase.title}
        aside={
          <div className="beside">
            <p>{showcase.description}</p>
            <Figures stats={stats} />
          </div>
        }
      >
        <ol className="nav grid border-0 border-t border-solid border-ink">
          {showcase.points.map((point, index) => (
            <li
              key={point}
              className="grid grid-cols-[2rem_1fr] sm:grid-cols-[4rem_1fr] py-4 border-0 border-b border-solid border-rule"
            >
              <b aria-hidden="true" className="tabular-nums">
                {index + 1}
              </b>
              <Line text={point} />
            </li>
          ))}
        </ol>
      </Section>
      <Section id="features" title={`What ${name} does`}>
        <Features items={featureCards} />
      </Section>
      <Catalogue product={product} />
      <Section id="customers" title="From people who use it">
        <Quotes items={testimonials} />
      </Section>
      <section aria-labelledby="begin" className="bg-paper-sunk mt-gap -mb-gap py-gap">
        <div className="page grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]" data-reveal="">
          <div>
            <h2 id="begin">{closing.title}</h2>
            <p className="mt-4 text-lead text-ink-2 max-w-m-lead">
              <Line text={closing.description} />
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
                <Line text={point} />
              </li>
            ))}
          </ul>
        </div>
      </section>
    </div>
  )
}
