import { type Answer, addFields, type Host, lookUp } from './answer'

/** Both hosts revalidate files without a rule (Cloudflare: "Serving Pages", Netlify: "Caching overview"). */
const byDefault = 'public, max-age=0, must-revalidate'

/**
 * Netlify and Cloudflare Pages, after their documentation of `_headers` and `_redirects`: all rules that fit add up,
 * values of one name are joined. Netlify compares addresses without their last slash and lets a file win over a
 * redirect; Cloudflare compares them to the letter and lets the redirect win.
 */
export function headersFilesHost(
  name: 'Netlify' | 'Cloudflare',
  headers: string,
  redirects: string,
  folder: string,
): Host {
  const rules = parseHeaders(headers)
  const lines = redirects.split('\n').filter(line => line && !line.startsWith('#'))
  const moves = lines
    .map(line => line.split(' '))
    .map(([from = '', to = '', status]) => ({ from, to, status: Number(status) }))
  const alike = (a: string, b: string) =>
    a === b || (name === 'Netlify' && a.replace(/\/$/, '') === b.replace(/\/$/, ''))
  return address => {
    const { file, isFolder } = lookUp(folder, address)
    const move = moves.find(({ from }) => alike(from, address))
    if (move && (name === 'Cloudflare' || !file)) return { status: move.status, fields: {}, location: move.to }
    if (isFolder) return { status: name === 'Netlify' ? 301 : 308, fields: {}, location: `${address}/` }
    const fields: Record<string, string> = {}
    for (const { pattern, values } of rules) if (pattern.test(address)) addFields(fields, values, 'joined')
    fields['cache-control'] ??= byDefault
    return { status: file ? 200 : 404, fields, file: file ?? '404.html' } satisfies Answer
  }
}

function parseHeaders(text: string) {
  const rules: { pattern: RegExp; values: [string, string][] }[] = []
  for (const line of text.split('\n')) {
    const field = /^ +([\w-]+): (.*)$/.exec(line)
    if (field) rules.at(-1)?.values.push([field[1] ?? '', field[2] ?? ''])
    else if (line.startsWith('/')) rules.push({ pattern: globPattern(line), values: [] })
  }
  return rules
}

/** One `*` matches any characters, slashes too. */
const globPattern = (glob: string) => new RegExp(`^${glob.split('*').map(literal).join('.*')}$`)

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
