import type { Cache } from '../../base/cache/store'
import type { SiteDefinition } from '../../site'
import type { Document } from '../document'
import { describeComponents } from '../schema/describe-components'
import type { LineComponents } from './field-lines'

/** One value for all loads, so that equal loads have equal inputs. */
const none: LineComponents = []

/** The components that props with Markdown are checked by; none where no document has such a prop. */
export async function lineComponents(
  documents: readonly Document[],
  site: SiteDefinition,
  cache: Cache,
): Promise<LineComponents> {
  return documents.some(({ body }) => body.propLines) ? describeComponents({ site, cache }) : none
}
