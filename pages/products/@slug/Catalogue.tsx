import type { Product } from '../../../content/types/product'
import { Line } from '../../../renderer/site/components/lists/Line'
import { Scroller } from '../../../renderer/site/components/Scroller'
import { Section } from '../../layouts/Section'

/** The catalogue entry of a product: frameworks, lists, features, use cases and benefits. */
export function Catalogue({ product }: { product: Product }) {
  const { name, frameworks, lists = [], features, benefits, useCases, category } = product
  const facts = [
    { title: 'In short', items: features },
    { title: 'What you gain', items: benefits },
    { title: 'Who uses it', items: useCases },
    ...lists,
  ]
  return (
    <>
      {frameworks && (
        <Section id="frameworks" title={`${frameworks.length} frameworks, asked as questions`}>
          <Scroller label="Frameworks" isShaded>
            <table className="w-full">
              <thead>
                <tr className="text-note text-ink-3">
                  {['Framework', 'What it finds out', 'Time', 'Questions'].map(head => (
                    <th key={head} scope="col" className="font-400 py-2 pr-6">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {frameworks.map(({ name, description, time, questionCount }) => (
                  <tr key={name} className="border-0 border-t border-solid border-rule">
                    <th scope="row" className="font-650 py-4 pr-6 align-top">
                      {name}
                    </th>
                    <td className="text-ink-2 py-4 pr-6 align-top">
                      <Line text={description} />
                    </td>
                    <td className="py-4 pr-6 align-top whitespace-nowrap">{time}</td>
                    <td className="py-4 align-top">{questionCount}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroller>
        </Section>
      )}
      <Section
        id="catalogue"
        title={`${name} at a glance`}
        aside={<p className="text-note text-ink-3">Category: {category}</p>}
      >
        <dl className="m-0 border-0 border-t border-solid border-ink">
          {facts.map(({ title, items }) => (
            <div
              key={title}
              className="grid md:grid-cols-[14rem_1fr] gap-x-8 gap-y-1 py-4 border-0 border-b border-solid border-rule"
            >
              <dt className="text-ink-3">{title}</dt>
              <dd>
                <ul className={`nav ${items.length > 8 ? 'grid grid-cols-2 sm:grid-cols-3 gap-x-6' : 'grid gap-1'}`}>
                  {items.map(item => (
                    <li key={item}>
                      <Line text={item} />
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  )
}
