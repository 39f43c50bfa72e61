import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the engine, from the project's root. */
const engine = 'renderer/engine/'

/** The first position of an error in the project's code. */
interface SourcePosition {
  /** Its line of the stack. */
  call: string
  file: string
  isEngine: boolean
  /** Absent where the file has no map. */
  line?: number
  column?: number
}

/** The first position in the project's code of an error's stack: file, line and column, with its line of the stack. */
export function sourcePosition({ stack = '' }: Error, root = process.cwd()): SourcePosition | undefined {
  for (const { call, place, line, column } of stack.split('\n').flatMap(callOf)) {
    const found = mapped(pathOf({ place }), line, column)
    // Configuration files run as temporary copies, without a map.
    const [, original] = /^(.*\.[cm]?[jt]s)\.(?:build|timestamp)-[^/]*$/.exec(found.path) ?? []
    const file = relative(root, original ?? found.path)
      .replaceAll('\\', '/')
      .replace(/^node_modules\/\.vite-temp\//, '')
    if (file.startsWith('..') || file.includes('node_modules/')) continue
    return {
      call,
      file,
      isEngine: file.startsWith(engine),
      line: original ? undefined : found.line,
      column: original ? undefined : found.column,
    }
  }
}

/** A stack with the positions in the sources, where built code has source maps. */
export function mappedStack(stack: string): string {
  const mappedCall = (text: string) => {
    const [call] = callOf(text)
    if (!call) return text
    const { path, line, column } = mapped(pathOf(call), call.line, call.column)
    return text.replace(`${call.place}:${call.line}:${call.column}`, `${path}:${line}:${column}`)
  }
  return stack.split('\n').map(mappedCall).join('\n')
}

const pathOf = ({ place }: { place: string }) => (place.startsWith('file:') ? fileURLToPath(place) : place)

/** The position of a line of a stack, `at name (place:line:column)` or `at place:line:column`; none for other lines. */
function callOf(text: string): { call: string; place: string; line: number; column: number }[] {
  const opening = text.indexOf(' (')
  const position =
    opening < 0 ? text.trim().replace(/^at (async )?/, '') : text.slice(opening + 2, text.lastIndexOf(')'))
  const parts = position.split(':')
  const [column, line] = [Number(parts.pop()), Number(parts.pop())]
  const place = parts.join(':')
  return /^(file:|\/|[A-Z]:)/.test(place) && line > 0 && column > 0 ? [{ call: text, place, line, column }] : []
}

/** The position in the source where built code has a source map beside it. */
function mapped(path: string, line: number, column: number): { path: string; line: number; column: number } {
  const map = `${path}.map`
  if (!existsSync(map)) return { path, line, column }
  const entry = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findEntry(line - 1, column - 1)
  // Code that the bundler has added belongs to no source.
  if (!('originalSource' in entry) || typeof entry.originalSource !== 'string') return { path, line, column }
  return {
    path: resolve(dirname(path), entry.originalSource),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  }
}
