import { createCache } from '@proofsheet/engine/base/cache/store'
import { readArguments, UsageError } from '@proofsheet/engine/commands/read-arguments'
import { typeSchema } from '@proofsheet/engine/content/schema/schema'
import type { SiteDefinition } from '@proofsheet/engine/site'
import { stringify } from 'yaml'
import { cmsConfig } from './config'
import type { Cms } from './fields'

const usage = `Usage: npm run --silent cms -- sveltia|decap --repo <owner/name> > public/admin/config.yml
  --backend <name>   github, gitlab, gitea, git-gateway or test-repo; github where it is left out
  --branch <name>    the branch that is edited; main where it is left out`

/** The backends that both programs have, and whether they need the name of a repository. */
const backends: Record<string, boolean> = {
  github: true,
  gitlab: true,
  gitea: true,
  'git-gateway': false,
  'test-repo': false,
}

/** Runs `npm run cms`: prints the configuration of a CMS, made from the types of the content. */
export async function runCms(site: SiteDefinition, args?: string[]): Promise<void> {
  const { values, positionals } = readArguments(
    {
      args,
      allowPositionals: true,
      options: {
        backend: { type: 'string', default: 'github' },
        repo: { type: 'string' },
        branch: { type: 'string', default: 'main' },
      },
    },
    usage,
  )
  const [cms, ...more] = positionals
  if (!isCms(cms) || more.length > 0) throw new UsageError('Name one CMS.', usage)
  const needsRepo = backends[values.backend]
  if (needsRepo === undefined) throw new UsageError(`There is no backend ${JSON.stringify(values.backend)}.`, usage)
  if (needsRepo && !values.repo) throw new UsageError(`The backend ${values.backend} needs --repo.`, usage)
  const root = process.cwd()
  const { definitions } = await typeSchema(root, createCache(root))
  const backend = { name: values.backend, repo: values.repo, branch: values.branch }
  console.log(stringify(cmsConfig({ site, definitions, cms, backend }), { lineWidth: 0 }).trimEnd())
}

function isCms(name: string | undefined): name is Cms {
  return name === 'sveltia' || name === 'decap'
}
