import { Frame } from './Frame'
import type { GuideData } from './guide-data'
import { guidePages } from './guide-pages'

const [index, markdown, components, fields] = guidePages

/** The first page of the guide: how a page is begun, and where everything is described. */
export function IndexPage({ collections, components: all }: GuideData) {
  const lead = (
    <>
      <p className="guide-lead">
        A page is a file in a folder of <code>content/</code>: fields between two lines of dashes, then text in
        Markdown. The name of the file is the end of the page’s address.
      </p>
      <p>
        <code>npm run new -- {collections[0]?.name} my-page</code> writes a file that already checks. Everything here is
        read from the types and components themselves.
      </p>
    </>
  )
  return (
    <Frame page={index} lead={lead} contents={[]}>
      <h2>
        <a href={markdown.url}>{markdown.title}</a>
      </h2>
      <p>What you may know from a word processor or from GitHub, what to write here, and how it looks.</p>
      <h2>
        <a href={fields.url}>{fields.title}</a>
      </h2>
      <dl className="fields">
        {collections.map(({ name, type }) => (
          <div key={name}>
            <dt>
              <a href={`${fields.url}#in-${name}`}>
                <code>content/{name}/</code>
              </a>
            </dt>
            <dd>{type.sentence}</dd>
          </div>
        ))}
      </dl>
      <h2>
        <a href={components.url}>{components.title}</a>
      </h2>
      <dl className="fields">
        {all.map(({ name, sentence }) => (
          <div key={name}>
            <dt>
              <a href={`${components.url}#${name}`}>
                <code>{`<${name}>`}</code>
              </a>
            </dt>
            <dd>{sentence}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  )
}
