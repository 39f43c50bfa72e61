import type { Site } from '../../../renderer/site/entities'
import { site } from '../../../renderer/site/index'
import { projectRoot } from '../../factories/root'
import { type Files, type LoadedSite, loadFiles } from '../../factories/site'

/** Content loaded with the definition of this site. */
type OwnSite = Omit<LoadedSite, 'site' | 'everything'> & { site: Site }

/** As `loadFiles`, with the definition and the types of this site. */
export async function loadOwn(files: Files): Promise<OwnSite> {
  const loaded = await loadFiles(files, { definition: site, project: projectRoot })
  return loaded as unknown as OwnSite
}
