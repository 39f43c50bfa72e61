import type { AnyEntity, SiteOf } from '@proofsheet/engine/content/entity'
import type { BlogPost } from '../../content/types/blog'
import type { GeneralPage, LegalPage } from '../../content/types/page'
import type { Product } from '../../content/types/product'
import type { Solution } from '../../content/types/solution'
import type { TrainingProgram } from '../../content/types/training'

/** All entities of the site by collection, each with the type of its frontmatter. */
export type Site = SiteOf<{
  products: Product
  blog: BlogPost
  legal: LegalPage
  training: TrainingProgram
  solutions: Solution
  enterprise: GeneralPage
  pages: GeneralPage
}>

/** An entity of any collection. */
export type SiteEntity = AnyEntity<Site>
