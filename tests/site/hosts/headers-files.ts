import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { type Answer, addFields, type Host, lookUp } from './answer'

/** Both hosts revalidate files without a rule (Cloudflare: "Serving Pages", Netlify: "Caching overview"). */
const byDefault = 'public, max-age=0, must-revalidate'

interface Rules {
  headers: { pattern: RegExp; values: [string, string][] }[]
  redirects: { from: string; to: string; status: number }[]
}

/** Netlify; its own packages read and check the two files. Throws where one is wrong. */
export async function netlifyHost(headers: string, redirects: string, folder: string): Promise<Host> {
  return headersFilesHost('Netlify', await parseByNetlify(headers, redirects), folder)
}

async function parseByNetlify(headers: string, redirects: string): Promise<Rules> {
  const root = mkdtempSync(join(tmpdir(), 'netlify-'))
  try {
    const files = { _headers: headers, _redirects: redirects }
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
    const common = { minimal: true, configHeaders: [], configRedirects: [] }
    const read = await parseAllHeaders({ ...common, headersFiles: [join(root, '_headers')] })
    const moves = await parseAllRedirects({ ...common, redirectsFiles: [join(root, '_redirects')] })
    const [error] = [...read.errors, ...moves.errors]
    if (error) throw error
    return {
      // Its own patterns are those of its development server, where `/media/*` is `/media-kit/` too.
      headers: read.headers.map(({ for: glob, values }) => ({
        pattern: globPattern(glob),
        values: Object.entries(values),
      })),
      redirects: moves.redirects as Rules['redirects'],
    }
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** Cloudflare Pages, after its documentation. */
export function cloudflareHost(headers: string, redirects: string, folder: string): Host {
  const lines = redirects.split('\n').filter(line => line && !line.startsWith('#'))
  const moves = lines
    .map(line => line.split(' '))
    .map(([from = '', to = '', status]) => ({ from, to, status: Number(status) }))
  return headersFilesHost('Cloudflare', { headers: parseHeaders(headers), redirects: moves }, folder)
}

/**
 * Netlify and Cloudflare Pages, after their documentation of `_headers` and `_redirects`: all rules that fit add up,
 * values of one name are joined. Netlify compares addresses without their last slash and lets a file win over a
 * redirect; Cloudflare compares them to the letter and lets the redirect win.
 */
function headersFilesHost(name: 'Netlify' | 'Cloudflare', { headers, redirects }: Rules, folder: string): Host {
  const alike = (a: string, b: string) =>
    a === b || (name === 'Netlify' && a.replace(/\/$/, '') === b.replace(/\/$/, ''))
  return address => {
    const { file, isFolder } = lookUp(folder, address)
    const move = redirects.find(({ from }) => alike(from, address))
    if (move && (name === 'Cloudflare' || !file)) return { status: move.status, fields: {}, location: move.to }
    if (isFolder) return { status: name === 'Netlify' ? 301 : 308, fields: {}, location: `${address}/` }
    const fields: Record<string, string> = {}
    for (const { pattern, values } of headers) if (pattern.test(address)) addFields(fields, values, 'joined')
    fields['cache-control'] ??= byDefault
    return { status: file ? 200 : 404, fields, file: file ?? '404.html' } satisfies Answer
  }
}

function parseHeaders(text: string): Rules['headers'] {
  const rules: Rules['headers'] = []
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
