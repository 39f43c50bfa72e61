import { type HostRules, policyHeader } from '@proofsheet/engine/pages/outputs/host-rules'
import type { Output } from '@proofsheet/engine/pages/outputs/output'

/** The size limit in bytes: https://learn.microsoft.com/azure/static-web-apps/configuration, "Restrictions". */
const largest = 20 * 1024

/**
 * `staticwebapp.config.json` of Azure Static Web Apps. Only the first matching route applies, so redirects come first.
 */
export function azureFile({ everywhere, hashed, media, cache, types, redirects, notFound }: HostRules): Output {
  const content = {
    trailingSlash: 'always',
    globalHeaders: { ...everywhere, 'Cache-Control': cache },
    routes: [
      ...redirects.map(({ from, to }) => ({ route: from, redirect: to, statusCode: 301 })),
      ...media.paths.map(path => ({
        route: `${path}*`,
        headers: {
          [policyHeader]: media.policy,
          'Cache-Control': path.startsWith(hashed.path) ? hashed.cache : cache,
        },
      })),
      { route: `${hashed.path}*`, headers: { 'Cache-Control': hashed.cache } },
    ],
    responseOverrides: { 404: { rewrite: notFound } },
    mimeTypes: types,
  }
  const text = `${JSON.stringify(content, null, 2)}\n`
  const { length } = Buffer.from(text)
  return {
    path: 'staticwebapp.config.json',
    content: text,
    warnings: length > largest ? [`staticwebapp.config.json has ${length} bytes; Azure takes ${largest}.`] : [],
  }
}
