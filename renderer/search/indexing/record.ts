import { deflateRawSync } from 'node:zlib'
import type { PageTree } from '@proofsheet/engine/pages/html/page-tree'
import type { StoredContent } from '@proofsheet/engine/pages/outputs/output'
import type { Element } from 'domhandler'
import { findAll, findOne, textContent } from 'domutils'
import type { IndexedPage } from '../format/files'
import { maxWeight, nameWeightFrom } from '../format/postings'
import { lastSegment, wordsOf } from '../format/words'
import { type MainText, readMain } from './read-main'
import { selectorTest } from './selectors'

/** The part of the index that one page adds; it depends on no other page. */
export interface SearchRecord {
  page: IndexedPage
  /** Each of its words with its weight, from 1 to `maxWeight`. */
  weights: [word: string, weight: number][]
}

/** A published page, with its record where the index has it. */
export interface RecordedPage {
  url: string
  record?: StoredRecord
}

/** The two parts of a record in the store. */
export interface StoredRecord {
  /** The text of the page, as `packText` gives it. */
  text: StoredContent
  /** The weights as JSON. They are read only when they are needed. */
  weights: StoredContent
}

/** What the record of a page is made of. */
export interface SearchedPage {
  url: string
  /** Its title for search results. */
  title: string
  /** The full URL that search engines are told; absent where they may not list the page. */
  canonical?: string | undefined
  /** The names of its breadcrumbs, its own last. */
  crumbs: string[]
  /** The search words that it has beside its text. */
  keywords?: string[] | undefined
  /** Its main part; absent where that is cut off. */
  main?: Element | undefined
}

/** The options for making the record of a page. */
export interface RecordOptions {
  /** Tags, classes and attributes, as CSS selectors, of the elements in `main` whose text is left out. */
  exclude: string[]
  /** The site section of a page; results show it above the page. */
  section: (page: SearchedPage) => string | undefined
  /** Gives the name of a page in menus and breadcrumbs; results show it before the title. */
  name?: (page: SearchedPage) => string | undefined
  /** Writes out what visitors search by two names, so that either finds it: "SSO" as "single sign-on (SSO)". */
  bothNames?: (text: string) => string
  /** Whether the name of a page is that of a thing, such as a product: a query that has the name finds the page first. */
  isThing?: (page: SearchedPage) => boolean
}

/**
 * The options of a site that gives none: an element of the class `kicker` names the section of its page, links of the
 * class `anchor` lead from headings to themselves.
 */
export const defaultOptions: RecordOptions = {
  exclude: ['nav', 'button', '.kicker', '.anchor'],
  section: ({ main }) => {
    const kicker = main && findOne(({ attribs }) => attribs.class === 'kicker', main.children)
    return kicker ? textContent(kicker).trim() : undefined
  },
}

/** How many words of text a word in a heading counts for. */
const headingFactor = 3
/** The parts of the weight for words in the text and for words in a name of the page. */
const [textWeight, nameWeight] = [nameWeightFrom - 1, maxWeight - nameWeightFrom + 1]
/** The length of a page, in words, at which a word counts half when it is there once (BM25's k1 and average length). */
const [saturation, usualLength] = [1.2, 500]

/** Makes the search record of a page. */
export type Recorder = (page: SearchedPage) => SearchRecord | undefined

/**
 * Gives the function that makes the search record of a page; undefined for a page that is in no list, or whose
 * canonical URL is another. Throws where a selector is not supported.
 */
export function createRecorder(options: RecordOptions): Recorder {
  const isExcluded = selectorTest(options.exclude)
  return page => {
    const { url, canonical } = page
    if (canonical === undefined || !new URL(canonical).pathname.endsWith(encodeURI(url))) return
    const main = readMain(page.main, isExcluded)
    for (const part of main.parts) part.text = options.bothNames?.(part.text) ?? part.text
    const section = options.section(page)
    const name = options.name?.(page) ?? ''
    const title = main.title || url
    const names = [name, main.title, page.title, lastSegment(url), ...(page.keywords ?? [])]
    return {
      page: {
        url,
        name: name && name !== title ? name : undefined,
        title,
        section: section || undefined,
        isThing: options.isThing?.(page) || undefined,
        parts: main.parts,
      },
      weights: weightsOf(main, names),
    }
  }
}

/** What a finished page at a URL says of itself, for sites whose metadata isn't at hand. */
export function readPage(url: string, { document, main }: PageTree): SearchedPage {
  const isCanonical = ({ name, attribs }: Element) => name === 'link' && attribs.rel === 'canonical'
  const title = findOne(({ name }) => name === 'title', document)
  const keywords = findOne(({ attribs }) => attribs.name === 'keywords', document)
  const list = findOne(({ attribs }) => attribs['aria-label'] === 'Breadcrumb', document)
  const isCrumb = ({ name, attribs }: Element) => name === 'a' || 'aria-current' in attribs
  return {
    url,
    title: title ? textContent(title) : '',
    keywords: keywords?.attribs.content?.split(','),
    canonical: findOne(isCanonical, document)?.attribs.href,
    crumbs: list ? findAll(isCrumb, list.children).map(textContent) : [],
    main,
  }
}

/** The text of a page as it is published, for results; it depends on no other page. */
export const packText = ({ page }: SearchRecord): Buffer => deflateRawSync(JSON.stringify(page), { level: 9 })

/**
 * BM25 with one difference: the usual length is a constant instead of the average of all pages, so that a weight depends
 * on its page alone. The length is rounded, so that one more sentence changes the weights of few other words.
 */
function weightsOf({ kicker, parts }: MainText, names: string[]): SearchRecord['weights'] {
  const counts = new Map<string, number>()
  let length = 1
  const add = (text: string, factor: number) => {
    for (const word of wordsOf(text)) {
      counts.set(word, (counts.get(word) ?? 0) + factor)
      length++
    }
  }
  add(kicker, headingFactor)
  for (const { heading = '', text } of parts) {
    add(heading, headingFactor)
    add(text, 1)
  }
  const nameShares = new Map<string, number>()
  for (const words of names.map(wordsOf))
    for (const word of words) {
      // A name that says little else says most.
      nameShares.set(word, Math.max(nameShares.get(word) ?? 0, 0.5 + 0.5 / words.length))
      if (!counts.has(word)) counts.set(word, headingFactor)
    }
  const rounded = 2 ** (Math.round(2 * Math.log2(length)) / 2)
  const half = saturation * (0.25 + (0.75 * rounded) / usualLength)
  const weight = (word: string, count: number) =>
    Math.max(1, Math.round((textWeight * count) / (count + half) + nameWeight * (nameShares.get(word) ?? 0)))
  return [...counts].map(([word, count]) => [word, weight(word, count)])
}
