// Reaches the browser, when a visitor uses the DeployTimeline figure.
import type { Inspection, Kind } from './inspect'
import { count } from './steps'

const kinds: Record<Kind, string> = {
  html: 'HTML page',
  react: 'Component',
  server: 'Server code',
  markdown: 'Markdown page',
  script: 'Browser script',
  text: 'Plain text',
  empty: 'Nothing',
}

/** The findings in a snippet, in two sentences. */
export function Findings({ kind, bytes, files, packages }: Inspection) {
  return (
    <p className="[overflow-wrap:anywhere]">
      {kinds[kind]}, {count(bytes, 'byte')}, {count(files, 'file')} to publish. Needs{' '}
      {packages.join(', ') || 'no packages'}.
    </p>
  )
}
