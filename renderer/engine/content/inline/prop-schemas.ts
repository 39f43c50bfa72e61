import type { Cache } from '../../base/cache/store'
import type { SiteDefinition } from '../../site'
import type { Document } from '../document'
import { describeComponents } from '../schema/describe-components'
import type { PropSchemas } from './inline-texts'

/** One value for all loads, so that equal loads have equal inputs. */
const none: PropSchemas = []

/** The component schemas that props with Markdown are checked by; empty where no document has such a prop. */
export async function loadPropSchemas(
  documents: readonly Document[],
  site: SiteDefinition,
  cache: Cache,
): Promise<PropSchemas> {
  return documents.some(({ body }) => body.inlineProps) ? describeComponents({ site, cache }) : none
}
