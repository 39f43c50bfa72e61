import { posix } from 'node:path'
import { type ESTree, Visitor } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { code, filesBelow, isCode, parse, textOf } from './sources'

const maxFileLines = 200
const maxFunctionLines = 60
const maxDepth = 5

/** Of the generator: what one site needs, and what few sites need, is in a package beside it. */
const maxEngineLines = 20_000

/** Files that are data alone, by the reason why one file holds all of it. */
const longData: Record<string, string> = {
  'renderer/site/components/icons/icons.tsx': 'the strokes of every icon, by name',
  'renderer/site/islands/demos/stakeholder-talk/script.ts': 'the text of one dialogue, as a tree',
}

/** Folders that are deeper, by the reason why. */
const deepFolders: Record<string, string> = {
  'pages/blog/tag/@tag/page/@number': 'a folder of pages is named like the URL',
}

const tests = filesBelow('tests').filter(isCode)
const styles = filesBelow('renderer').filter(file => file.endsWith('.css'))
const files = [...code, ...tests, ...styles]

const linesIn = (text: string) => text.replace(/\n$/, '').split('\n').length

test('no file of code is longer than 200 lines', () => {
  const long = files.filter(file => linesIn(textOf(file)) > maxFileLines)
  expect(long.filter(file => !Object.hasOwn(longData, file))).toEqual([])
  expect(Object.keys(longData).filter(file => !long.includes(file))).toEqual([])
})

test(`the engine has at most ${maxEngineLines} lines`, () => {
  const ofEngine = files.filter(file => file.startsWith('renderer/engine/'))
  expect(ofEngine.reduce((sum, file) => sum + linesIn(textOf(file)), 0)).toBeLessThanOrEqual(maxEngineLines)
})

test('no function is longer than 60 lines, besides its markup', () => {
  expect(code.flatMap(functionsAbove)).toEqual([])
})

test('no folder is more than five levels deep', () => {
  const deep = new Set(files.map(file => posix.dirname(file)).filter(folder => folder.split('/').length > maxDepth))
  expect([...deep]).toEqual(Object.keys(deepFolders))
})

/** The functions of a file that have too many lines, each with its file and name. */
function functionsAbove(file: string): string[] {
  const text = textOf(file)
  const markup: ESTree.Span[] = []
  const functions: { name: string; start: number; end: number }[] = []
  const addMarkup = ({ start, end }: ESTree.Span) => void markup.push({ start, end })
  const addFunction = ({ id, start, end }: ESTree.Function) =>
    void functions.push({ name: id?.name ?? 'a function', start, end })
  new Visitor({
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: ({ start, end }) => void functions.push({ name: 'a function', start, end }),
    JSXElement: addMarkup,
    JSXFragment: addMarkup,
  }).visit(parse(file).program)
  // Markup within other markup is counted with it.
  const outermost = markup.filter(each => !markup.some(other => other !== each && surrounds(other, each)))
  return functions
    .filter(each => {
      const ofMarkup = outermost.filter(other => surrounds(each, other)).map(other => linesOf(text, other) - 1)
      return ofMarkup.reduce((sum, lines) => sum - lines, linesOf(text, each)) > maxFunctionLines
    })
    .map(({ name }) => `${file.replace('renderer/', '')} ${name}`)
}

const linesOf = (text: string, { start, end }: ESTree.Span) => linesIn(text.slice(start, end))

const surrounds = (outer: ESTree.Span, inner: ESTree.Span) => outer.start <= inner.start && outer.end >= inner.end
