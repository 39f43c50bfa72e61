import type { ReviewResult } from '../review-result'
import type { Change } from '../review-types'
import { ChangedPages } from './ChangedPages'
import { Changes } from './Changes'
import { Feeds } from './Feeds'
import { groupTitle } from './GroupPage'
import { Media, type ShownPair } from './Media'
import { Rows } from './Rows'
import { Sentence } from './Sentence'

/** Sections of the report for changes that belong to no single page. */
const sections: [title: string, kinds: Change['kind'][]][] = [
  ['Sitemap', ['sitemap']],
  ['Redirects', ['redirect', 'lost-address']],
  ['What appears or goes by the clock', ['clock']],
  ['Issues and warnings', ['issue']],
  ['Scripts', ['script']],
  ['Other files', ['file']],
]

/** The first page of the report. `groupFile` gives the file of a group; undefined for one without a page. */
export function IndexPage({
  result,
  media,
  groupFile,
}: {
  result: ReviewResult
  /** The files of the pictures that changed, by their names. */
  media: ReadonlyMap<string, ShownPair>
  groupFile: (index: number) => string | undefined
}) {
  const { before, after, comparison, sentences, classes, notes, language } = result
  const { added, gone, moved, changed, groups, site } = comparison
  return (
    <>
      <header>
        <p className="note">
          {before.name} → {after.name}
        </p>
        <h1>What changes for visitors</h1>
      </header>
      <main>
        {sentences.length > 0 ? (
          <ul className="lead">
            {sentences.map(sentence => (
              <li key={sentence}>
                <Sentence sentence={sentence} />
              </li>
            ))}
          </ul>
        ) : (
          <p>Nothing. Both sites are the same for every visitor.</p>
        )}
        {notes.map(note => (
          <p className="note" key={note}>
            {note}
          </p>
        ))}
        {groups.length > 0 && (
          <section>
            <h2>Changes by the pages that have them</h2>
            <Rows head={['Pages', 'Changes', 'Because of']}>
              {groups.map((group, index) => {
                const file = groupFile(index)
                const title = groupTitle(group)
                return [
                  file ? (
                    <a href={file} key="a">
                      {title}
                    </a>
                  ) : (
                    title
                  ),
                  group.changes.length,
                  group.reasons.join('; '),
                ]
              })}
            </Rows>
          </section>
        )}
        <Pages title="New pages" rows={added.map(({ url, title, source }) => [url, title, source ?? ''])} />
        <Pages
          title="Pages that are gone"
          rows={gone.map(({ url, title, redirect }) => [url, title, redirect ? `leads to ${redirect}` : ''])}
        />
        <Pages title="Pages that moved" column="New address" rows={moved.map(({ from, to }) => [from, to])} />
        {changed.length > 0 && <ChangedPages pages={changed} />}
        <Media changes={site.filter(({ kind }) => kind === 'media')} pictures={media} />
        <Feeds changes={site.filter(({ kind }) => kind === 'feed')} />
        {sections.map(([title, kinds]) => {
          const changes = site.filter(({ kind }) => kinds.includes(kind))
          return changes.length > 0 ? (
            <section key={title}>
              <h2>{title}</h2>
              <Changes
                changes={changes.slice(0, 200)}
                language={language}
                pullRequest={result.pullRequest}
                prefix={title}
              />
            </section>
          ) : null
        })}
        {Object.keys(classes).length > 0 && (
          <section>
            <h2>Change classes</h2>
            <Rows head={['Class', 'How often']}>{Object.entries(classes).map(([name, number]) => [name, number])}</Rows>
          </section>
        )}
      </main>
    </>
  )
}

function Pages({ title, rows, column = 'Title' }: { title: string; rows: string[][]; column?: string }) {
  if (rows.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <Rows head={['Page', column, ...(rows[0]?.[2] === undefined ? [] : [''])]}>{rows}</Rows>
    </section>
  )
}
