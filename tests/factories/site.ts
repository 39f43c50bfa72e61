import { formatIssue } from '../../renderer/engine/base/diagnostics/issue'
import { type Moment, present } from '../../renderer/engine/content/dates/clock'
import { publishedOf } from '../../renderer/engine/content/dates/published'
import { createLoader, type LoaderOptions, type LoadResult } from '../../renderer/engine/content/load'
import type { SiteDefinition } from '../../renderer/engine/site'
import type { Site } from '../fixtures/sample-site/renderer/site/entities'
import { site as definition } from '../fixtures/sample-site/renderer/site/index'
import { fixtureRoot, sampleSite, temporaryRoot } from './root'

/** A site that was loaded from files, and its issues. */
export interface LoadedSite extends Pick<LoadResult, 'issues' | 'documents' | 'media'> {
  root: string
  /** The published entities. */
  site: Site
  /** All entities without errors, published or not. */
  everything: Site
  /** The issues as a writer reads them. */
  text: string
}

/** Content files: path below `content`, and text or bytes. */
export type Files = Record<string, string | Uint8Array>

/** A definition, and the folder with its types and code. */
export interface Project {
  definition: SiteDefinition
  project: string
}

const sample: Project = { definition, project: sampleSite }

/** Loads a site from files, for a moment or now. */
export function loadFiles(files: Files, of: Partial<Project> = {}, moment?: Moment): Promise<LoadedSite> {
  const { definition, project } = { ...sample, ...of }
  return load({ root: temporaryRoot(files, project), site: definition, moment })
}

/** Loads a site from a copy of a folder of tests/fixtures. */
export function fixtureSite(name: string, of: Partial<Project> = {}): Promise<LoadedSite> {
  const { definition, project } = { ...sample, ...of }
  return load({ root: fixtureRoot(name, project), site: definition })
}

/** A loader for the sample site's definition and the content below a root. */
export function loaderOf(root: string, options: Partial<LoaderOptions> = {}): ReturnType<typeof createLoader> {
  return createLoader({ root, site: definition, ...options })
}

async function load(options: LoaderOptions): Promise<LoadedSite> {
  const { value, issues, documents, media } = await createLoader(options)()
  const everything = value as Site
  return {
    root: options.root,
    everything,
    issues,
    documents,
    media,
    site: publishedOf(everything, options.moment ?? present()),
    text: issues.map(formatIssue).join('\n\n'),
  }
}
