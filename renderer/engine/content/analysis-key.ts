import { engineRoot, hashSources } from '../cache/generated'
import { installedPackages } from '../cache/installed-packages.mjs'
import type { SiteDefinition } from '../site'

/** The code that determines the result of analysis, from the engine's root. */
const analyzingCode = ['content', 'mdx', 'diagnostics', 'types', 'shapes'].map(folder => `renderer/engine/${folder}`)

/** A hash of all code, packages included, that decides what analysis finds and bodies are compiled to. */
export function analysisKey(site: SiteDefinition, projectRoot = engineRoot): string {
  const extra = JSON.stringify(site) + installedPackages(projectRoot)
  return hashSources([...analyzingCode, 'renderer/site'], extra, projectRoot)
}
