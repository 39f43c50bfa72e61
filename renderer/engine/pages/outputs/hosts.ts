import { inDigits } from '../../base/diagnostics/limits'

/** A host: whether it compresses, and the limits of a site on it. */
interface Host {
  label: string
  /** Whether it compresses responses by itself; it ignores the compressed variants of files then. */
  isCompressing?: true
  /** The most files of a site, those of all its folders. */
  files?: number
  /** The most bytes of a site. */
  bytes?: number
}

/** The hosts that a site may name. */
export const hosts = {
  netlify: { label: 'Netlify', isCompressing: true },
  // The free plan: https://developers.cloudflare.com/pages/platform/limits/
  cloudflare: { label: 'Cloudflare Pages', isCompressing: true, files: 20_000 },
  vercel: { label: 'Vercel', isCompressing: true },
  // The standard plan: https://learn.microsoft.com/azure/static-web-apps/quotas
  azure: { label: 'Azure Static Web Apps', isCompressing: true, files: 15_000, bytes: 500 * 2 ** 20 },
  // https://docs.github.com/pages/getting-started-with-github-pages/github-pages-limits
  github: { label: 'GitHub Pages', isCompressing: true, bytes: 10 ** 9 },
  nginx: { label: 'nginx' },
  caddy: { label: 'Caddy' },
} satisfies Record<string, Host>

/** The name of a host. */
export type HostName = keyof typeof hosts

/** Whether files need compressed variants on a host; they do where a site names none. */
export const needsVariants = (host: HostName | undefined): boolean => !host || !(hosts[host] as Host).isCompressing

/** From this share of a limit on, a build warns. */
const warnedShare = 0.9

/** Warnings where a site comes near what its host takes, or any host where it names none; in whole sentences. */
export function limitWarnings(files: readonly { bytes: number }[], host?: HostName): string[] {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const compared: Host[] = host ? [hosts[host]] : Object.values(hosts)
  return compared.flatMap(({ label, ...most }) => {
    const passed = (
      [
        ['files', files.length, most.files],
        ['bytes', bytes, most.bytes],
      ] as const
    ).filter(([, found, limit]) => limit && found > limit * warnedShare)
    return passed.map(
      ([noun, found, limit = 0]) => `The site has ${inDigits(found)} ${noun}; ${label} takes ${inDigits(limit)}.`,
    )
  })
}
