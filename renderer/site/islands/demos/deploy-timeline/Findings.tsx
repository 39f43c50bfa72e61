// Reaches the browser, when a visitor uses the DeployTimeline figure.
import type { ReactNode } from 'react'
import { Remark } from '../Frame'
import type { Inspection, Kind } from './inspect'
import { count } from './steps'

const kinds: Record<Kind, string> = {
  html: 'HTML page',
  react: 'React component',
  server: 'Node server',
  python: 'Python script',
  markdown: 'Markdown page',
  script: 'Browser script',
  text: 'Plain text',
  empty: 'Nothing yet',
}

/**
 * What is in a snippet: keys and other people's servers have a remark, whether there are any or not. They are in the last
 * of three columns, so that the lines to their remarks cross nothing.
 */
export function Findings({ kind, because, bytes, files, outside, packages, missing, secrets }: Inspection) {
  if (kind === 'empty')
    return <p className="text-note text-ink-3 min-h-40">Nothing is pasted yet, so nothing is checked.</p>
  const rows: [string, ReactNode][] = [
    ['Kind', `${kinds[kind]}: ${because}`],
    ['Size', `${count(bytes, 'byte')}, ${count(files.length, 'file')} to publish`],
    ['Keys', <Keys key="keys" secrets={secrets} />],
    ['Needs', packages.join(', ') || 'no packages'],
    ['Missing', missing.join(', ') || 'no files'],
    ['Loads', <Loads key="loads" outside={outside} />],
  ]
  return (
    <dl className="grid @[52rem]:grid-cols-3 gap-x-6 gap-y-1.5 @[52rem]:gap-y-3 text-note min-h-40 @[52rem]:min-h-26 content-start">
      {rows.map(([name, value]) => (
        <div key={name} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 @[52rem]:block">
          <dt className="text-ink-3">{name}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Keys({ secrets: [secret, ...others] }: Pick<Inspection, 'secrets'>) {
  if (!secret)
    return (
      <Remark isPassed note="No value looks like a key or a password.">
        none found
      </Remark>
    )
  const more = others.length ? `, and ${others.length} more` : ''
  return (
    <Remark note={`${secret.what} looks like a key${more}. Every visitor could read it.`}>
      Line {secret.line}: {secret.shown}
    </Remark>
  )
}

function Loads({ outside }: Pick<Inspection, 'outside'>) {
  if (outside.length === 0)
    return (
      <Remark isPassed note="Nothing is loaded from other people’s servers.">
        no address outside found
      </Remark>
    )
  const note = `${count(outside.length, 'address', 'addresses')} outside: the page depends on someone else’s server.`
  return <Remark note={note}>{outside.join(', ')}</Remark>
}
