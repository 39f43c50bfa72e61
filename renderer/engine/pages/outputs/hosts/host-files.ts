import type { Output, OutputContext } from '../output'
import { azureFile } from './azure'
import { caddyFile } from './caddy'
import { headersFiles } from './headers-files'
import { nginxFile } from './nginx'
import { type HostRules, hostRules } from './rules'
import { vercelFile } from './vercel'

/** Generates the configuration file of each host, and the rules as JSON for `npm run preview`. */
export function hostFiles(context: OutputContext): Output[] {
  return filesFor(hostRules(context))
}
hostFiles.paths = ['_headers', '_redirects', 'vercel.json', 'staticwebapp.config.json', '.nojekyll']

/** The rules in the syntax of each host. */
export function filesFor(rules: HostRules): Output[] {
  return [
    ...headersFiles(rules),
    vercelFile(rules),
    azureFile(rules),
    nginxFile(rules),
    caddyFile(rules),
    { path: 'host-rules.json', content: `${JSON.stringify(rules, null, 2)}\n`, isUnpublished: true },
    // GitHub Pages otherwise ignores files and folders whose names begin with an underscore.
    { path: '.nojekyll', content: '' },
  ]
}
