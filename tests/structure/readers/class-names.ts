import { Visitor } from 'rolldown/utils'
import { parse, textOf } from '../sources'

/** The class names that CSS files declare. */
export function declaredClasses(files: string[]): Set<string> {
  const css = files
    .map(textOf)
    .join('\n')
    // Comments, and names of tokens such as theme(breakpoints.md).
    .replace(/\/\*[\s\S]*?\*\/|theme\([^)]*\)/g, '')
  return new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))
}

/**
 * The words in a code file that may be class names: those of `className`, of `class` in texts with HTML, words with a
 * hyphen in any text, and names behind a dot, as selectors have them.
 */
export function possibleClasses(file: string): Set<string> {
  const found = new Set<string>()
  const addWords = (text: string) => {
    for (const word of text.split(/\s+/)) if (word) found.add(word)
  }
  const addText = (text: string) => {
    for (const [word] of text.matchAll(/(?<![\w/.-])[a-z][\w]*-[\w-]+(?![\w/.-])/g)) found.add(word)
    for (const [, classes = ''] of text.matchAll(/\bclass="([^"]*)"/g)) addWords(classes)
    for (const [, name = ''] of text.matchAll(/(?<![\w/)\]])\.([a-z][\w-]*)/g)) found.add(name)
  }
  new Visitor({
    Literal: ({ value }) => typeof value === 'string' && addText(value),
    TemplateElement: ({ value }) => addText(value.raw),
    JSXAttribute: ({ name, value }) =>
      name.name === 'className' && value?.type === 'Literal' && addWords(`${value.value}`),
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'className' && value.type === 'Literal') addWords(`${value.value}`)
    },
  }).visit(parse(file).program)
  return found
}
