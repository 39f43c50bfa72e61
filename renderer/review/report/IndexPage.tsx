import { count } from '@proofsheet/engine/base/diagnostics/issue'
import type { ReactNode } from 'react'
import { brotliQuality, totalOf } from '../compare/weight'
import type { ReviewResult } from '../review-result'
import type { Change, ChangedPage } from '../review-types'
import { Changes } from './Changes'
import { groupTitle } from './GroupPage'

/** The rows that a table shows at once; more are behind a click. */
const maxRows = 40

/** Sections of the report for changes that belong to no single page. */
const sections: [title: string, kinds: Change['kind'][]][] = [
  ['Feeds', ['feed']],
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
  groupFile,
}: {
  result: ReviewResult
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
              <li key={sentence}>{sentence}</li>
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
            <Rows head={['Pages', 'Changes', 'Because of']} most={maxRows}>
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
            <Rows head={['Class', 'How often']} most={maxRows}>
              {Object.entries(classes).map(([name, number]) => [name, number])}
            </Rows>
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
      <Rows head={['Page', column, ...(rows[0]?.[2] === undefined ? [] : [''])]} most={maxRows}>
        {rows}
      </Rows>
    </section>
  )
}

function ChangedPages({ pages }: { pages: ChangedPage[] }) {
  return (
    <section>
      <h2>{count(pages.length, 'changed page')}</h2>
      <p className="note">
        Weights are bytes for a first visit, with text compressed alike for both sites (Brotli, quality {brotliQuality}
        ).
      </p>
      <Rows head={['Page', 'Because of', 'Weight']} most={maxRows}>
        {pages.map(({ url, reasons, weight }) => [url, reasons.join('; '), weightText(weight)])}
      </Rows>
    </section>
  )
}

/** The change of a page's weight by kind of file, in bytes. */
function weightText({ before, after }: ChangedPage['weight']): string {
  const kinds = Object.keys(before) as (keyof typeof before)[]
  const parts = kinds
    .filter(kind => before[kind] !== after[kind])
    .map(kind => `${kind} ${signed(after[kind] - before[kind])}`)
  return parts.length > 0 ? `${totalOf(after)} bytes (${parts.join(', ')})` : ''
}

const signed = (bytes: number) => (bytes > 0 ? `+${bytes}` : `−${-bytes}`)

function Rows({ head, most, children }: { head: string[]; most: number; children: ReactNode[][] }) {
  const table = (rows: ReactNode[][]) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls needs the keyboard
    <section className="scroll" aria-label={head[0]} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((name, column) =>
              name ? (
                <th scope="col" key={name} className={typeof children[0]?.[column] === 'number' ? 'number' : undefined}>
                  {name}
                </th>
              ) : (
                <td key="empty" />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
            <tr key={row}>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
                <td key={column} className={typeof cell === 'number' ? 'number' : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
  return (
    <>
      {table(children.slice(0, most))}
      {children.length > most && (
        <details>
          <summary>{children.length - most} more</summary>
          {table(children.slice(most))}
        </details>
      )}
    </>
  )
}
