import type { ReactNode } from 'react'
import type { ComponentDescription } from '../../types/describe-components'
import type { CollectionDescription, FieldDescription, TypeDescription } from './describe-types'
import { Elements } from './Elements'

/** A component with its rendered example and its first use in content. */
export interface ShownComponent extends ComponentDescription {
  rendered: ReactNode
  /** As file:line. */
  used?: string
}

interface GuideProps {
  collections: CollectionDescription[]
  parts: TypeDescription[]
  components: ShownComponent[]
  /** The class of the element around text written in MDX. */
  bodyClass: string
}

/** The writers' guide: the fields of each collection, and each component with a rendered example. */
export function Guide({ collections, parts, components, bodyClass }: GuideProps) {
  return (
    <main id="main" className="guide">
      <header>
        <h1>Writers’ guide</h1>
        <p className="guide-lead">
          A page is a file in a folder of <code>content/</code>: fields between two lines of dashes, then text in
          Markdown. The name of the file is the end of the page’s address.
        </p>
        <p>
          <code>npm run new -- {collections[0]?.name} my-page</code> writes a file that already checks. Everything below
          is read from the types and components themselves.
        </p>
      </header>
      <nav aria-label="Contents">
        <Contents title="Pages" names={collections.map(({ name }) => [`in-${name}`, name])} />
        <Contents title="Components" names={components.map(({ name }) => [name, `<${name}>`])} />
        <Contents title="Parts of fields" names={parts.map(({ name }) => [`of-${name}`, name])} />
      </nav>
      <div>
        <h2>Pages and their fields</h2>
        {collections.map(({ name, noun, address, type }) => (
          <section key={name} id={`in-${name}`}>
            <h3>
              <code>content/{name}/</code>
            </h3>
            <p>
              {type.sentence} Each file is a {noun} at <code>{address}</code>.
            </p>
            <Fields type={type} />
          </section>
        ))}
        <h2>Components for texts</h2>
        {components.map(component => (
          <Component key={component.name} {...component} bodyClass={bodyClass} />
        ))}
        <h2 id="html">HTML in texts</h2>
        <Elements />
        <h2>Parts of fields</h2>
        {parts.map(type => (
          <section key={type.name} id={`of-${type.name}`}>
            <h3>{type.name}</h3>
            <p>{type.sentence}</p>
            {type.values.length > 0 ? (
              <p className="values">
                {type.values.map(value => (
                  <code key={value}>{value}</code>
                ))}
              </p>
            ) : (
              <Fields type={type} />
            )}
          </section>
        ))}
      </div>
    </main>
  )
}

function Contents({ title, names }: { title: string; names: [id: string, name: string][] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {names.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

function Fields({ type: { fields } }: { type: TypeDescription }) {
  return (
    <dl className="fields">
      {fields.map(field => (
        <div key={field.name}>
          <dt>
            <code>{field.name}</code>
            {field.required && <span className="needed">required</span>}
          </dt>
          <dd>
            {field.sentence} <Kind {...field} />
            {field.example && <pre>{field.example}</pre>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Kind({ words, part }: FieldDescription) {
  return (
    <span className="kind">
      {words}
      {part && (
        <>
          {' '}
          <a href={`#of-${part}`}>{part}</a>
        </>
      )}
    </span>
  )
}

type ComponentProps = ShownComponent & Pick<GuideProps, 'bodyClass'>

function Component({ name, sentence, props, children, example, rendered, used, bodyClass }: ComponentProps) {
  return (
    <section id={name}>
      <h3>
        <code>{`<${name}>`}</code>
      </h3>
      <p>
        {sentence}{' '}
        {used && (
          <span className="kind" data-source={used}>
            In use: {used}
          </span>
        )}
      </p>
      <pre className="snippet">{example}</pre>
      <div className={`${bodyClass} example`}>{rendered}</div>
      {(props.length > 0 || children) && (
        <dl className="fields">
          {[...props, ...(children ? [{ ...children, name: 'between the tags' }] : [])].map(prop => (
            <div key={prop.name}>
              <dt>
                <code>{prop.name}</code>
                {prop.required && <span className="needed">required</span>}
              </dt>
              <dd>
                {prop.sentence} <span className="kind">{prop.type}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
