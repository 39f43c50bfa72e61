import { onTestFinished } from 'vitest'
import { site as definition } from '../../../renderer/site/index'
import { type EditEndpoint, startEditEndpoint } from '../../edit-endpoint'

/** Serves the endpoint of edit mode over the content below a root until the test ends. */
export async function serveEdits(root: string): Promise<EditEndpoint> {
  const endpoint = await startEditEndpoint(root, definition)
  onTestFinished(endpoint.close)
  return endpoint
}
