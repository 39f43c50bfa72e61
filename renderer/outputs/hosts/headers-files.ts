import { count } from '@proofsheet/engine/base/diagnostics/issue'
import { type Fields, type HostRules, policyHeader } from '@proofsheet/engine/pages/outputs/host-rules'
import type { Output } from '@proofsheet/engine/pages/outputs/output'

/**
 * https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/; Netlify documents no lower limits.
 */
const limits = { rules: 100, line: 2000, redirects: 2000, redirect: 1000 }

/**
 * `_headers` and `_redirects`, which Netlify and Cloudflare Pages both read. Both hosts join the values of a header
 * that several matching rules set, so each header is set by one rule only, but the policy of media: browsers
 * enforce all policies of a joined header. Revalidation of pages is their default and
 * not set.
 */
export function headersFiles({ base, everywhere, hashed, media, types, redirects }: HostRules): Output[] {
  const rule = (path: string, fields: Fields) => [
    path,
    ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`),
  ]
  const headers = [
    ...rule(`${base}*`, everywhere),
    ...rule(`${hashed.path}*`, { 'Cache-Control': hashed.cache }),
    ...media.paths.flatMap(path => rule(`${path}*`, { [policyHeader]: media.policy })),
    ...Object.entries(types).flatMap(([ending, type]) => rule(`${base}*${ending}`, { 'Content-Type': type })),
  ]
  const lines = redirects.map(({ from, to }) => `${encodeURI(from)} ${to} 301`)
  return [
    { path: '_headers', content: text(headers), warnings: tooLong(headers, '_headers', limits.line) },
    {
      path: '_redirects',
      content: text(lines),
      warnings: [
        ...tooLong(lines, '_redirects', limits.redirect),
        ...(lines.length > limits.redirects
          ? [`_redirects holds ${count(lines.length, 'line')}; Cloudflare Pages reads ${limits.redirects}.`]
          : []),
      ],
    },
  ]
}

const text = (lines: string[]) => lines.map(line => `${line}\n`).join('')

function tooLong(lines: string[], file: string, most: number): string[] {
  return lines
    .filter(line => line.length > most)
    .map(
      line => `${file} has a line of ${line.length} characters; Cloudflare Pages reads ${most}: ${line.slice(0, 60)}…`,
    )
}
