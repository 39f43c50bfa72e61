import type { FieldDescription, TypeDescription } from './describe-types'
import { Frame } from './Frame'
import type { GuideData } from './guide-data'
import { guidePages } from './guide-pages'

/** The fields of each collection, and the parts that several fields have. */
export function FieldsPage({ collections, parts }: Pick<GuideData, 'collections' | 'parts'>) {
  const lead = <p className="guide-lead">The fields between the two lines of dashes, by the folder of the file.</p>
  const contents = [
    { title: 'Pages', links: collections.map(({ name }): [string, string] => [`#in-${name}`, name]) },
    { title: 'Parts of fields', links: parts.map(({ name }): [string, string] => [`#of-${name}`, name]) },
  ]
  return (
    <Frame page={guidePages[3]} lead={lead} contents={contents}>
      <h2>Pages</h2>
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
    </Frame>
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
            {field.example && <pre className="snippet">{field.example}</pre>}
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
