import type { Collection } from '../collection'

/** The number of entities on one page of a list where the collection doesn't say. */
const defaultPerPage = 20

/** One page of a list of entities. */
export interface ListPage {
  /** The URL of the list, which is that of its first page. */
  list: string
  url: string
  /** Its position among the pages of the list, from 1. */
  number: number
  /** The number of pages of the list, at least 1. */
  count: number
  /** The number of entities on all pages together. */
  total: number
  /** The index of its first entity among all of the list, and the index after its last one. */
  start: number
  end: number
  /** The URLs of the pages before and after it. */
  previous?: string
  next?: string
}

/** The option of a collection that divides its list into pages. */
type Paged = Pick<Collection, 'perPage'>

/** The URL of a page of a list: the list's own for the first one, then `<list>page/2/` and on. */
export const listPageUrl = (list: string, number: number): string => (number === 1 ? list : `${list}page/${number}/`)

/** The page of a list with this number; undefined where the list has no such page. An empty list has one page. */
export function listPage(list: string, total: number, { perPage = defaultPerPage }: Paged, number: number) {
  const count = Math.max(1, Math.ceil(total / perPage))
  if (!Number.isInteger(number) || number < 1 || number > count) return undefined
  const start = (number - 1) * perPage
  const page: ListPage = {
    list,
    url: listPageUrl(list, number),
    number,
    count,
    total,
    start,
    end: Math.min(total, start + perPage),
    previous: number > 1 ? listPageUrl(list, number - 1) : undefined,
    next: number < count ? listPageUrl(list, number + 1) : undefined,
  }
  return page
}

/** The URLs of the second and all further pages of a list with so many entities. */
export function laterPageUrls(list: string, total: number, collection: Paged): string[] {
  const { count } = listPage(list, total, collection, 1) ?? { count: 1 }
  return Array.from({ length: count - 1 }, (_, index) => listPageUrl(list, index + 2))
}
