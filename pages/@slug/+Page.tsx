import type { PageOf } from '../+data'
import { GeneralPage } from '../layouts/GeneralPage'
import { LegalPage } from '../layouts/LegalPage'

/** A page at the root: a legal or a general page. */
export default function RootPage({ entity, ...page }: PageOf<'legal' | 'pages'>) {
  return 'lastUpdated' in entity ? <LegalPage entity={entity} {...page} /> : <GeneralPage entity={entity} {...page} />
}
