import { readFileSync } from 'node:fs'
import type { Tokens } from './tokens'

/** A token, `theme(name)`, or a custom property without a fallback, `var(--name)`. */
const reference = /theme\(([^)]*)\)|var\(\s*--([\w-]+)\s*\)/g

/**
 * Reads CSS files, replaces each `theme(name)` by its token, and gives their text in the order of `files`. Tokens are
 * replaced because media queries can't use custom properties. Comments and white space remain until Vite minifies them.
 * Throws, with file and line, at an unknown token and at a `var(--name)` that neither these files nor `declarations`
 * (the CSS before them) declare.
 */
export function readStyles(files: readonly string[], tokens: Tokens, declarations = ''): string {
  const sources = files.map(file => ({ file, css: readFileSync(file, 'utf8') }))
  const properties = propertiesOf([declarations, ...sources.map(({ css }) => css)].join('\n'))
  const replaceIn = (file: string, css: string) =>
    css.replace(reference, (text: string, token: string | undefined, property: string | undefined, offset: number) => {
      if (property !== undefined && properties.has(property)) return text
      const value = token !== undefined && Object.hasOwn(tokens, token) ? tokens[token] : undefined
      if (value !== undefined) return value
      throw new Error(`${file}:${css.slice(0, offset).split('\n').length}: ${explain(token, property, tokens)}`)
    })
  return sources.map(({ file, css }) => replaceIn(file, css)).join('')
}

/** The custom properties that CSS declares. */
function propertiesOf(css: string): Set<string> {
  return new Set([...css.matchAll(/(?<![\w-])--([\w-]+)\s*:/g)].map(([, name = '']) => name))
}

function explain(token: string | undefined, property: string | undefined, tokens: Tokens): string {
  if (token === undefined)
    return `There is no custom property --${property}. If a script sets it, add a fallback: var(--${property}, 0px).`
  const group = token.replace(/\..*/, '.')
  const names = Object.keys(tokens)
  const similar = names.filter(name => name.startsWith(group))
  return `There is no token "${token}". Tokens: ${(similar.length > 0 ? similar : names).join(', ')}.`
}
