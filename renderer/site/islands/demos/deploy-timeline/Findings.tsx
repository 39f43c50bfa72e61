// Reaches the browser, when a visitor uses the DeployTimeline figure.
import type { Inspection, Kind } from './inspect'
import { count } from './steps'

const kinds: Record<Kind, string> = {
  html: 'HTML page',
  react: 'Component',
  server: 'Node server',
  python: 'Python script',
  markdown: 'Markdown page',
  script: 'Browser script',
  text: 'Plain text',
  empty: '',
}

/** The findings in a snippet, in six rows. */
export function Findings({ kind, bytes, files, outside, packages, missing, secrets }: Inspection) {
  if (kind === 'empty') return <p className="text-note text-ink-3 min-h-40">Nothing is pasted yet.</p>
  const rows: [string, string][] = [
    ['Kind', kinds[kind]],
    ['Size', `${count(bytes, 'byte')}, ${count(files, 'file')} to publish`],
    ['Keys', secrets.map(({ line, shown }) => `line ${line}, ${shown}`).join('; ') || 'none found'],
    ['Needs', packages.join(', ') || 'no packages'],
    ['Missing', missing.join(', ') || 'no files'],
    ['Loads', outside.join(', ') || 'no address outside found'],
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
