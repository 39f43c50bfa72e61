import { type HostRules, hostFileNames, hostRules } from '@proofsheet/engine/pages/outputs/host-rules'
import type { HostName } from '@proofsheet/engine/pages/outputs/hosts'
import type { Output, OutputContext } from '@proofsheet/engine/pages/outputs/output'
import { azureFile } from './azure'
import { caddyFile } from './caddy'
import { headersFiles } from './headers-files'
import { nginxFile } from './nginx'
import { vercelFile } from './vercel'

/** Generates the configuration files of the site's host; of every host where the site names none. */
export function hostFiles(context: OutputContext): Output[] {
  return filesFor(hostRules(context), context.host)
}
hostFiles.paths = hostFileNames

const generators: Record<HostName, (rules: HostRules) => Output[]> = {
  netlify: headersFiles,
  cloudflare: headersFiles,
  vercel: rules => [vercelFile(rules)],
  azure: rules => [azureFile(rules)],
  nginx: rules => [nginxFile(rules)],
  caddy: rules => [caddyFile(rules)],
  // GitHub Pages otherwise ignores files and folders whose names begin with an underscore.
  github: () => [{ path: '.nojekyll', content: '' }],
}

/** The rules in the syntax of a host, or of each. */
export function filesFor(rules: HostRules, host?: HostName): Output[] {
  const chosen = host ? [generators[host]] : [...new Set(Object.values(generators))]
  return chosen.flatMap(generate => generate(rules))
}
