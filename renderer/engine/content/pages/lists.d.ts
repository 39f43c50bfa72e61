/** One page of a list of entities. */
export interface ListPage {
    /** The URL of the list, which is that of its first page. */
    list: string;
    url: string;
    /** Its position among the pages of the list, from 1. */
    number: number;
    /** The number of pages of the list, at least 1. */
    count: number;
    /** The number of entities on all pages together. */
    total: number;
    /** The index of its first entity among all of the list, and the index after its last one. */
    start: number;
    end: number;
    /** The URLs of the pages before and after it. */
    previous?: string;
    next?: string;
}
/** The options of a collection that decide how its list is divided into pages. */
interface Paged {
    perPage?: number;
}
/** The URL of a page of a list: the list's own for the first one, then `<list>page/2/` and on. */
export declare function listPageUrl(list: string, number: number): string;
/** The page of a list with this number; undefined where the list has no such page. An empty list has one page. */
export declare function listPage(list: string, total: number, { perPage }: Paged, number: number): ListPage | undefined;
/** The URLs of the second and all further pages of a list with so many entities. */
export declare function laterPageUrls(list: string, total: number, collection: Paged): string[];
/**
 * The numbers of the pages that a page links to, in order, itself included: its neighbors, the first and the last, all
 * pages of its own block, and the first page of each block. A block has as many pages as there are blocks, so any of n
 * pages is at most two links away from any other, with about two times the square root of n links.
 */
export declare function linkedPages({ number, count }: Pick<ListPage, 'number' | 'count'>): number[];
export {};
