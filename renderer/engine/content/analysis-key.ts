import { engineRoot, hashSources } from '../base/cache/generated'
import { installedPackages } from '../base/cache/installed-packages'
import type { SiteDefinition } from '../site'

/** The code that determines the result of analysis, from the engine's root. */
const analyzingCode = ['content', 'mdx', 'base'].map(folder => `renderer/engine/${folder}`)

/** The code of a site that is around its texts: no analysis runs it, and no component has a type from it. */
export const aroundTexts = /^renderer\/site\/(shell|styles)\//

/** The hash of all code, packages included, that determines the result of analysis and the compiled bodies. */
export function analysisKey(site: SiteDefinition, projectRoot = engineRoot): string {
  const extra = JSON.stringify(site) + installedPackages(projectRoot)
  return hashSources([...analyzingCode, 'renderer/site', 'content/types'], extra, projectRoot, aroundTexts)
}
