import type { Path } from '@proofsheet/engine/base/diagnostics/locate'

/** A line with a field, or an item of a list. */
const keyed = /^(\s*)((?:- +)*)(?:([\w-]+):)?/

/**
 * The path of the value at an offset of YAML that can't be parsed, by the names and the indentation of its lines.
 * Undefined where the line has no value. Items of lists all count as the first.
 */
export function pathByLines(yaml: string, offset: number): Path | undefined {
  const lines = yaml.slice(0, offset).split(/\r?\n/)
  const last = lines.pop() ?? ''
  const [, , dashes = '', key] = keyed.exec(last) ?? []
  if (key === undefined && dashes === '') return
  const path: (string | number)[] = [...(dashes ? [0] : []), ...(key === undefined ? [] : [key])]
  let indent = indentOf(last)
  for (const line of lines.reverse()) {
    const [, , items = '', name] = keyed.exec(line) ?? []
    const isParent = indentOf(line) < indent || (indentOf(line) === indent && dashes !== '' && items === '')
    if (name === undefined || line.trim() === '' || !isParent) continue
    path.unshift(...(items ? [0] : []), name)
    indent = indentOf(line)
  }
  return path
}

function indentOf(line: string): number {
  return /^\s*/.exec(line)?.[0].length ?? 0
}
