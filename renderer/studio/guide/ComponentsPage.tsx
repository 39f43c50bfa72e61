import type { MDXComponents } from 'mdx/types'
import { Frame } from './Frame'
import type { GuideComponent } from './guide-data'
import { guidePages } from './guide-pages'

interface ComponentsPageProps {
  described: GuideComponent[]
  components: MDXComponents
  /** The class of the element around text written in MDX. */
  bodyClass: string
}

/** Each component with a rendered example and its props, in the groups in which their sources are. */
export function ComponentsPage({ described, components, bodyClass }: ComponentsPageProps) {
  const lead = (
    <p className="guide-lead">
      Components are written like HTML elements. Each works without scripts and on paper; the editor completes them.
    </p>
  )
  const groups = [...new Set(described.map(({ group }) => group))].map(group => ({
    title: group,
    members: described.filter(component => component.group === group),
  }))
  const contents = groups.map(({ title, members }) => ({
    title,
    links: members.map(({ name }): [string, string] => [`#${name}`, `<${name}>`]),
  }))
  return (
    <Frame page={guidePages[2]} lead={lead} contents={contents}>
      {groups.map(({ title, members }) => (
        <div key={title}>
          <h2>{title}</h2>
          {members.map(component => (
            <Component key={component.name} {...component} components={components} bodyClass={bodyClass} />
          ))}
        </div>
      ))}
    </Frame>
  )
}

type ComponentProps = GuideComponent & Omit<ComponentsPageProps, 'described'>

function Component({ name, sentence, props, children, example, Example, used, components, bodyClass }: ComponentProps) {
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
      <div className={`${bodyClass} example`}>
        <Example components={components} />
      </div>
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
