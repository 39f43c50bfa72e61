import { nearest, suggestionHint } from '../../base/diagnostics/nearest'
import { elements } from './known/elements'
import type { Problem, WrittenElement } from './problems'

/** Elements of HTML with one that means the same; undefined for those whose content alone has a meaning. */
const replacements: Record<string, string | undefined> = {
  h1: 'h2',
  strike: 's',
  acronym: 'abbr',
  tt: 'code',
  samp: 'code',
  var: 'i',
  ...Object.fromEntries(['article', 'main', 'nav', 'header', 'footer'].map(name => [name, 'section'])),
  ...Object.fromEntries(['center', 'font', 'big', 'nobr'].map(name => [name, undefined])),
}

/** Elements that run, load or style something. */
const programs = /^(script|style|link|meta|base|object|embed|applet|template|noscript|canvas|svg|math|slot|dialog)$/
const controls = /^(form|input|button|select|option|textarea|label|fieldset|legend|datalist|output|progress|meter)$/

/** The problem of an element that is not allowed in texts; its tags are in `body`, `names` has those of components. */
export function unknownElement(element: WrittenElement, body: string, names: readonly string[]): Problem {
  const key = element.tag
  const [start, end] = [element.start, element.end]
  const span = { start, end: start + 1 + key.length }
  const refused = `<${key}> is HTML that texts can't have.`
  const component = names.find(name => name.toLowerCase() === key)
  if (component)
    return {
      ...span,
      message: `The name of the component <${component}> has capitals.`,
      hint: `Write <${component}>.`,
      fix: { start, end, text: retagged(body.slice(start, end), key, component) },
    }
  if (programs.test(key)) return { ...span, message: `<${key}> would run or style something.`, hint: 'Remove it.' }
  if (controls.test(key)) return { ...span, message: refused, hint: 'Use a component of the vocabulary for forms.' }
  const source = body.slice(start, end)
  if (Object.hasOwn(replacements, key)) {
    const other = replacements[key]
    const text = other === undefined ? withoutTags(element, body) : retagged(source, key, other)
    const hint = other === undefined ? 'Remove its tags: the site sets the look.' : `Write <${other}>.`
    return { ...span, message: refused, hint, fix: { start, end, text } }
  }
  const suggestion = similarElement(key)
  const hint = suggestion
    ? suggestionHint(suggestion, [], '')
    : 'Write it in Markdown, or use a component of the vocabulary.'
  return {
    ...span,
    message: refused,
    hint,
    fix: suggestion ? { start, end, text: retagged(source, key, suggestion) } : undefined,
  }
}

/** The element that a mistyped name probably means: names are so short that most are near each other. */
function similarElement(name: string): string | undefined {
  const letters = (word: string) => [...word.toLowerCase()].toSorted().join('')
  const names = [...elements.keys()]
  const similar = names.filter(other => other[0] === name[0] && Math.abs(other.length - name.length) < 2)
  return names.find(other => letters(other) === letters(name)) ?? nearest(name, similar)
}

/** The source between the tags of an element. */
function withoutTags({ tag, attributes, start, end }: WrittenElement, body: string): string {
  const lastEnd = attributes.at(-1)?.position?.end.offset ?? start + `<${tag}`.length
  const opening = body.indexOf('>', lastEnd) + 1
  const closing = body.lastIndexOf('</', end)
  return closing < opening ? '' : body.slice(opening, closing)
}

function retagged(source: string, name: string, other: string): string {
  const closing = new RegExp(`</${name}(\\s*>)$`)
  return source.replace(closing, `</${other}$1`).replace(`<${name}`, `<${other}`)
}
