import { onTestFinished } from 'vitest'
import type { SiteDefinition } from '../../../renderer/engine/site'
import { type EditEndpoint, startEditEndpoint } from '../../edit-endpoint'
import { site as definition } from '../../fixtures/sample-site/renderer/site/index'

/** Serves the endpoint of edit mode over the content below a root, with a definition, until the test ends. */
export async function serveEdits(root: string, site: SiteDefinition = definition): Promise<EditEndpoint> {
  const endpoint = await startEditEndpoint(root, site)
  onTestFinished(endpoint.close)
  return endpoint
}
