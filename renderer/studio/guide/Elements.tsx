import { elementSentences } from '@proofsheet/authoring/language-server/element-sentences'
import { everyAttribute } from '@proofsheet/engine/mdx/elements/known/element'
import { elements } from '@proofsheet/engine/mdx/elements/known/elements'

/** The elements of HTML that texts may use, each with its attributes and an example. */
export function Elements() {
  return (
    <>
      <p>
        Comments are written <code>{'<!-- … -->'}</code>. Each element may also have{' '}
        {Object.keys(everyAttribute).map((name, index) => (
          <span key={name}>
            {index > 0 && ' and '}
            <code>{name}</code>
          </span>
        ))}
        ; <code>class</code>, <code>style</code> and handlers are refused.
      </p>
      <dl className="fields">
        {[...elements].map(([name, { example, attributes }]) => (
          <div key={name}>
            <dt>
              <code>{`<${name}>`}</code>
            </dt>
            <dd>
              {elementSentences[name]}
              {Object.keys(attributes).length > 0 && (
                <span className="kind"> {Object.keys(attributes).join(', ')}</span>
              )}
              <pre className="snippet">{example}</pre>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
