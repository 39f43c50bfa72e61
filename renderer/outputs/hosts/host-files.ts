import { type HostRules, hostFileNames, hostRules } from '@proofsheet/engine/pages/outputs/host-rules'
import type { Output, OutputContext } from '@proofsheet/engine/pages/outputs/output'
import { azureFile } from './azure'
import { caddyFile } from './caddy'
import { headersFiles } from './headers-files'
import { nginxFile } from './nginx'
import { vercelFile } from './vercel'

/** Generates the configuration file of each host. */
export function hostFiles(context: OutputContext): Output[] {
  return filesFor(hostRules(context))
}
hostFiles.paths = hostFileNames

/** The rules in the syntax of each host. */
export function filesFor(rules: HostRules): Output[] {
  return [
    ...headersFiles(rules),
    vercelFile(rules),
    azureFile(rules),
    nginxFile(rules),
    caddyFile(rules),
    // GitHub Pages otherwise ignores files and folders whose names begin with an underscore.
    { path: '.nojekyll', content: '' },
  ]
}
