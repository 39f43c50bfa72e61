import { count } from '@proofsheet/engine/base/diagnostics/issue'
import { type Fields, type HostRules, policyHeader } from '@proofsheet/engine/pages/outputs/host-rules'
import type { Output } from '@proofsheet/engine/pages/outputs/output'

/** https://vercel.com/docs/redirects/configuration-redirects */
const mostRedirects = 2048

/** `vercel.json`, for `vercel deploy` of the built folder. Vercel's defaults serve `404.html` and revalidate pages. */
export function vercelFile({ base, everywhere, hashed, media, types, redirects }: HostRules): Output {
  const rule = (source: string, fields: Fields) => ({
    source,
    headers: Object.entries(fields).map(([key, value]) => ({ key, value })),
  })
  const content = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    headers: [
      rule(`${base}(.*)`, everywhere),
      rule(`${hashed.path}(.*)`, { 'Cache-Control': hashed.cache }),
      ...media.paths.map(path => rule(`${path}(.*)`, { [policyHeader]: media.policy })),
      ...Object.entries(types).map(([ending, type]) => rule(`${base}(.*)\\${ending}`, { 'Content-Type': type })),
    ],
    redirects: [
      ...redirects.map(({ from, to }) => ({ source: encodeURI(from), destination: to, statusCode: 301 })),
      // With `trailingSlash`, Vercel would add the slash before these, and look at no rule for `/.well-known/`.
      { source: `${base}:page((?:[^/]+/)*[^/.]+)`, destination: `${base}:page/`, statusCode: 308 },
    ],
  }
  const { length } = content.redirects
  return {
    path: 'vercel.json',
    content: `${JSON.stringify(content, null, 2)}\n`,
    warnings:
      length > mostRedirects ? [`vercel.json holds ${count(length, 'redirect')}; Vercel takes ${mostRedirects}.`] : [],
  }
}
