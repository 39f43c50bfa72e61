import { plausibleInstant } from '@proofsheet/engine/content/dates/clock'
import type { Output, OutputContext } from '@proofsheet/engine/pages/outputs/output'
import { latest } from '@proofsheet/engine/pages/outputs/page-info'
import { site } from '../../../content/site'
import { fullUrl } from '../full-url'

const path = '.well-known/security.txt'

/**
 * Generates security.txt (RFC 9116). It expires a year after the last change of content, so that builds are
 * reproducible, and at most a year after the build, where content has a later day.
 */
export function security({ pages, settings, at }: OutputContext): Output[] {
  const changed = latest(...pages.map(({ info }) => info.changed))
  if (!changed) return []
  const expires = new Date(Math.min(Date.parse(changed), plausibleInstant(at).setUTCHours(0, 0, 0, 0)))
  expires.setUTCFullYear(expires.getUTCFullYear() + 1)
  const lines = [
    `Contact: mailto:${site.contact.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${settings.language}`,
    `Canonical: ${fullUrl(`/${path}`)}`,
  ]
  return [{ path, content: `${lines.join('\n')}\n` }]
}
security.paths = [path]
