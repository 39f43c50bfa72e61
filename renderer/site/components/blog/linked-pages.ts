import type { ListPage } from '@proofsheet/engine/content/pages/lists'

/**
 * The numbers of the pages that a page links to, in order, itself included: its neighbors, the first and the last, all
 * pages of its own block, and the first page of each block. A block has as many pages as there are blocks, so any of n
 * pages is at most two links away from any other, with about two times the square root of n links.
 */
export function linkedPages({ number, count }: Pick<ListPage, 'number' | 'count'>): number[] {
  const blockLength = Math.ceil(Math.sqrt(count))
  const all = Array.from({ length: count }, (_, index) => index + 1)
  const blockOf = (page: number) => Math.floor((page - 1) / blockLength)
  return all.filter(
    page =>
      page === 1 ||
      page === count ||
      Math.abs(page - number) <= 1 ||
      (page - 1) % blockLength === 0 ||
      blockOf(page) === blockOf(number),
  )
}
