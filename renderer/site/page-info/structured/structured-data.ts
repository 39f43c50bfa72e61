import type { Entity } from '@proofsheet/engine/content/entity'
import type { BlogPosting, Course } from 'schema-dts'
import { site as settings } from '../../../../content/site'
import type { BlogPost } from '../../../../content/types/blog'
import type { TrainingProgram } from '../../../../content/types/training'
import { collections } from '../../collections'
import type { Site, SiteEntity } from '../../entities'
import { fullUrl } from '../../full-url'
import { articleList } from '../articles'
import type { Node, PageInfo } from '../page-shapes'
import { contactPage, home, us } from './organization'
import { application, course, posting, questions, service } from './things'

type Things = { [Name in keyof Site]: (entity: Site[Name][number], info: PageInfo, site: Site) => Node[] }

/** The structured data of each collection's entities. Each value is text of the page; a test verifies that. */
const things: Things = {
  products: (product, info) => [application(product, info)],
  blog: (post, info) => [posting(post, info)],
  legal: () => [],
  training: program => [course(program)],
  solutions: solution => [service(solution)],
  enterprise: () => [],
  pages: ({ url, faqs }, info, site) => [
    ...(url === settings.home ? home(info) : []),
    ...(url === settings.contact.page ? [contactPage(info)] : []),
    ...(faqs ? [questions(faqs)] : []),
    ...[lists.get(url)?.(site)].filter(list => list !== undefined),
  ],
}

/** The list on a collection's overview page, by its URL. */
const lists = new Map<string, (site: Site) => Node>([
  [collections.products.base, ({ products }) => itemList(products.map(({ name, url }) => ({ name, url })))],
  [
    collections.blog.base,
    site => ({ '@type': 'Blog', publisher: us, blogPost: articleList(site, 1)?.posts.map(entry) }),
  ],
  [collections.solutions.base, ({ solutions }) => itemList(solutions.map(({ title, url }) => ({ name: title, url })))],
  [
    collections.training.base,
    ({ training }) => ({
      '@type': 'ItemList',
      itemListElement: training.map((program, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: listed(program),
      })),
    }),
  ],
])

/** The structured data of a page: its breadcrumbs and its subject. */
export function structuredData(info: PageInfo, site: Site, entity?: SiteEntity): Node[] {
  const { crumbs } = info
  const about = entity && (things[entity.collection] as (of: SiteEntity, info: PageInfo, site: Site) => Node[])
  return [
    ...(crumbs.length > 0 ? [{ ...itemList(crumbs), '@type': 'BreadcrumbList' } as const] : []),
    ...(entity && about ? about(entity, info, site) : []),
  ]
}

/** JSON that can't close the script element around it. */
export function toScriptJson(value: object): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}

function itemList(entries: { name: string; url: string }[]) {
  const itemListElement = entries.map(
    ({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: fullUrl(url) }) as const,
  )
  return { '@type': 'ItemList', itemListElement } as const
}

/** A course as the list of all programs shows it. */
function listed(program: Entity<TrainingProgram>): Course {
  const { audience, teaches, ...rest } = course(program)
  return { ...rest, description: program.tagline }
}

function entry({ title, excerpt, date, url }: Entity<BlogPost>): BlogPosting {
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    datePublished: date,
    url: fullUrl(url),
  }
}
