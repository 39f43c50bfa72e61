import type { AuthoringContext } from '../../../renderer/authoring/authoring-context'
import { createCache } from '../../../renderer/engine/base/cache/store'
import { temporaryRoot } from '../../factories/root'
import { site } from '../../fixtures/sample-site/renderer/site/index'

/** The context of the tools for writers, for the content below a root. */
export const contextOf = (root: string): AuthoringContext => ({ root, site, cache: createCache(root) })

/** The root of a project with these files below content, removed when the test ends. */
export const rootWith = (files: Record<string, string>): string => temporaryRoot(files)
