import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { UserConfig } from 'unocss'
import type { Plugin } from 'vite'
import { markdownHints } from '../outputs/markdown-hints'
import { searchOptions } from '../outputs/search-options'
import { renameClasses } from './class-strings'
import { fromCode } from './from-code'
import { browserFiles, sourceFiles } from './source-files'
import styles, { literalsIn, wordsIn } from './uno.config'
import { readUtilities, wordsOfFile } from './utilities'

/** The names of utilities in the class attributes of published pages. */
export interface ShortNames {
  /** The short name of each utility that has one. */
  words: Record<string, string>
  /** The name in the place of several utilities, in the order in which the code has them. */
  lists: Record<string, string>
}

/** The names that style sheets have in the place of each utility. */
type Selectors = ReadonlyMap<string, readonly string[]>

/** All names, as JSON. */
interface AllNames extends ShortNames {
  /** The names that style sheets have in the place of each utility. */
  selectors: [utility: string, names: string[]][]
}

/** The code around every page. Lists of utilities in other code have no name: it would cost more than it saves. */
const frame = ['renderer/site/shell/', 'renderer/+onRenderHtml.tsx']

// Without vowels: no name is a word such as those of advertisements, which browsers may hide.
const first = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ'
const second = `${first}0123456789`

/**
 * Gives pages the short names, in builds. Scripts have them where classes stand in the code of their element
 * (`renameClasses`); others they make as they are written.
 */
export function shortClassNames(): Plugin {
  const inBrowser = browserFiles()
  return {
    name: 'short-class-names',
    apply: 'build',
    enforce: 'pre',
    async config() {
      const { words, lists } = await readShortNames()
      return { define: { 'import.meta.env.SHORT_NAMES': JSON.stringify({ words, lists }) } }
    },
    transform: {
      filter: { id: /\.tsx$/ },
      async handler(code, id) {
        if (!inBrowser.has(relative(process.cwd(), id))) return
        const { words } = await readShortNames()
        // All else stays in its column, so that source maps are right.
        return { code: renameClasses(code, name => words[name] ?? name), map: null }
      },
    },
  }
}

/** A configuration of UnoCSS whose style sheets have the short names. */
export async function withShortNames<Config extends UserConfig>(config: Config): Promise<Config> {
  const { selectors } = await readShortNames()
  return {
    ...config,
    postprocess: util => {
      util.selector = renameSelector(util.selector, selectors)
    },
    preflights: config.preflights?.map(({ getCSS, ...rest }) => ({
      ...rest,
      getCSS: async context => shortenCss((await getCSS(context)) ?? '', selectors),
    })),
  }
}

/** The text of a CSS file with the names that its utilities have on pages. */
export async function withShortSelectors(css: string): Promise<string> {
  return shortenCss(css, (await readShortNames()).selectors)
}

function shortenCss(css: string, selectors: Selectors): string {
  return css.replace(/\.([a-z][\w-]*)/gi, (all, name: string) => {
    const names = selectors.get(name) ?? [name]
    return names.length === 1 && names[0] === name ? all : `:is(${names.map(each => `.${each}`).join()})`
  })
}

/** A selector of a utility for each of its names, separated by commas. */
export function renameSelector(selector: string, selectors: Selectors): string {
  const plain = (name: string) => name.replace(/\\(.)/g, '$1')
  const found = [...selector.matchAll(/\.((?:\\.|[\w-]|[^\0-\x7f])+)/g)].find(([, name = '']) =>
    selectors.has(plain(name)),
  )
  if (!found) return selector
  const [all, name = ''] = found
  const utility = plain(name)
  const [before, after] = [selector.slice(0, found.index), selector.slice(found.index + all.length)]
  const names = selectors.get(utility) ?? []
  return names.map(each => `${before}.${each === utility ? name : each}${after}`).join(',')
}

let found: Promise<ShortNames & { selectors: Selectors }> | undefined

/** Reads the utilities in the code of the site and names them, once in a process. */
export function readShortNames(): Promise<ShortNames & { selectors: Selectors }> {
  found ??= fromCode('class-names', nameUtilities).then(names => ({ ...names, selectors: new Map(names.selectors) }))
  return found
}

/** Names the utilities in the code of the site, without the cache. */
export async function nameUtilities(): Promise<AllNames> {
  const texts = new Map(sourceFiles().map(file => [file, readFileSync(file, 'utf8')]))
  const inBrowser = browserFiles()
  const code = [...texts].filter(([file]) => inBrowser.has(file)).map(([, text]) => text)
  const given = new Set<string>()
  const others = code.map(text =>
    renameClasses(text, name => {
      given.add(name)
      return ''
    }),
  )
  const scripts = new Set(others.flatMap(wordsIn))
  const elsewhere = [...texts.keys()].filter(file => !inBrowser.has(file))
  const pages = new Set([...given, ...elsewhere.flatMap(wordsOfFile)])
  const fixed = new Set([...fixedNames(), ...code.flatMap(namesSought)])
  const all = await readUtilities()
  const utilities = new Set([...scripts, ...pages].filter(word => all.has(word) && !fixed.has(word)))
  const short = [...utilities].filter(word => pages.has(word)).sort()
  const inFrame = [...texts].filter(([file]) => frame.some(start => file.startsWith(start)))
  const lists = listsIn(inFrame.map(([, text]) => text).join('\n'), new Set(short))
  const named = nameAll([...short, ...lists], new Set([...scripts, ...pages, ...fixed]))
  const pick = (keys: readonly string[]) => Object.fromEntries(keys.map(key => [key, named.get(key) ?? '']))
  const namesOf = (word: string) => [
    ...(scripts.has(word) ? [word] : []),
    ...[word, ...lists.filter(list => list.split(' ').includes(word))].flatMap(each => named.get(each) ?? []),
  ]
  return {
    words: pick(short),
    lists: pick(lists),
    selectors: [...utilities].map(word => [word, namesOf(word)]),
  }
}

/** The utilities of each string literal with several, joined by spaces. */
function listsIn(code: string, utilities: ReadonlySet<string>): string[] {
  const texts = literalsIn(code).flatMap(text => text.split(/['"`{}$]+/))
  const lists = texts.map(text => text.split(/\s+/).filter(word => utilities.has(word)))
  return [...new Set(lists.filter(({ length }) => length > 1).map(list => list.join(' ')))].sort()
}

/** The classes that a script looks for on a page, or removes. */
function namesSought(code: string): string[] {
  const inSelectors = literalsIn(code).flatMap(text => text.match(/(?<=\.)[a-z][\w-]*/g) ?? [])
  const removed = [...code.matchAll(/classList\.(?:contains|remove|replace)\('([^']*)'/g)].map(([, name = '']) => name)
  return [...inSelectors, ...removed]
}

/** Names that stay: those of shortcuts, and those with a meaning in Markdown copies and for the search. */
function fixedNames(): Set<string> {
  const excluded = (searchOptions.exclude ?? []).flatMap(selector => selector.match(/(?<=\.)[\w-]+/g) ?? [])
  return new Set([...Object.keys(styles.shortcuts ?? {}), ...Object.values(markdownHints).flat(), ...excluded])
}

/**
 * A name of two letters for each text. It comes from the text's hash, so that a further text changes few names, and
 * with them few pages.
 */
function nameAll(texts: readonly string[], taken: Set<string>): Map<string, string> {
  const total = first.length * second.length
  const nameAt = (place: number) => `${first[place % first.length]}${second[Math.floor(place / first.length)]}`
  return new Map(
    texts.map(text => {
      let place = createHash('sha256').update(text).digest().readUInt32BE(0) % total
      while (taken.has(nameAt(place))) place = (place + 1) % total
      taken.add(nameAt(place))
      return [text, nameAt(place)]
    }),
  )
}
