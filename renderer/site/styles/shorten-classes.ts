import type { ShortNames } from './class-names'

/** The start or end of an island or of its slot, or a tag with classes. Text and attributes have no `<`. */
const tags = /<(\/?)(x-island|x-slot)\b|(<[a-z][^<>]*? class=")([^"]*)"/g

/** The characters that attributes have in another form. */
const entities: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"' }

/** HTML as React renders it with the shorter form of drawings and apostrophes. */
export function shortForms(html: string): string {
  return html.replace(/><\/(?:circle|ellipse|line|path|rect|stop|use)>/g, '/>').replaceAll('&#x27;', "'")
}

/**
 * Makes the function that puts short names in the place of utilities in HTML. Islands are left as they are, since
 * scripts render them again in the browser; their slots are rendered here only.
 */
export function classShortener(names: ShortNames): (html: string) => string {
  const words = new Map(Object.entries(names.words))
  const lists = new Map(Object.entries(names.lists))
  const known = new Map<string, string>()
  return html => {
    const around: string[] = []
    return html.replace(tags, (tag: string, end: string, element?: string, before = '', classes = '') => {
      if (element === undefined) return around.at(-1) === 'x-island' ? tag : `${before}${shorten(classes)}"`
      if (end) around.pop()
      else around.push(element)
      return tag
    })
  }

  function shorten(classes: string): string {
    let result = known.get(classes)
    if (result === undefined) {
      result = shortNames(classes)
      known.set(classes, result)
    }
    return result
  }

  /** The longest list with a name that the utilities begin with, then the names of the others. */
  function shortNames(classes: string): string {
    const all = classes.split(/\s+/).map(name => name.replace(/&\w+;/g, entity => entities[entity] ?? entity))
    const utilities = all.filter(name => words.has(name))
    let length = utilities.length
    while (length > 0 && !lists.has(utilities.slice(0, length).join(' '))) length--
    const list = lists.get(utilities.slice(0, length).join(' ')) ?? ''
    const singles = utilities.slice(length).map(name => words.get(name))
    const fixed = classes.split(/\s+/).filter((_, index) => !words.has(all[index] ?? ''))
    return [...fixed, list, ...singles].filter(Boolean).join(' ')
  }
}
