import { createProcessor } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import { visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import { vocabularyNames } from '../vocabulary/names'
import { explainSyntax } from './explain/syntax'
import { isPlainExpression } from './expression'
import type { Issue, Position } from './issue'
import { positionAt, show } from './issue'
import { meant, nearest } from './nearest'

const parser = createProcessor({ remarkPlugins: [remarkGfm] })
type Root = ReturnType<typeof parser.parse>

/** What is wrong with the text of a file. It is parsed and never run. */
export function checkBody(body: string, file: string): Issue[] {
  const { tree, issues } = parse(body, file)
  if (!tree) return issues
  const report = (code: Issue['code'], at: Position | undefined, message: string, hint: string, suggestion?: string) =>
    issues.push({
      file,
      line: at?.line ?? 1,
      column: at?.column ?? 1,
      code,
      message,
      hint,
      ...(suggestion && { suggestion }),
    })

  visit(tree, node => {
    const at = node.position?.start
    switch (node.type) {
      case 'mdxjsEsm':
        report(
          'body-import',
          at,
          `${show(node.value.split('\n')[0])} is a line of program code.`,
          'Remove it: components can be named without an import, and values belong in the frontmatter.',
        )
        break
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        checkExpression(node.value, node.data?.estree, at)
        break
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        checkElement(node.name, at)
        for (const attribute of node.attributes) {
          const place = attribute.position?.start ?? at
          if (attribute.type === 'mdxJsxExpressionAttribute') checkExpression(attribute.value, undefined, place)
          else if (typeof attribute.value === 'object' && attribute.value)
            checkExpression(attribute.value.value, attribute.value.data?.estree, place)
        }
        break
      case 'link':
      case 'image':
      case 'definition':
        if (/^[a-z][a-z0-9+.-]*:/i.test(node.url.trim()) && !/^(https?|mailto|tel):/i.test(node.url.trim()))
          report(
            'body-link',
            at,
            `The link ${show(node.url)} would run or hide something.`,
            'Link to a page, or to an https, mailto or tel address.',
          )
    }
  })
  return issues

  function checkElement(name: string | null | undefined, at: Position | undefined) {
    if (name && /^[a-z]/.test(name))
      report('body-html', at, `<${name}> is HTML.`, 'Write it in Markdown, or use a component of the vocabulary.')
    else if (name && !vocabularyNames.some(known => known === name)) {
      const suggestion = nearest(name, vocabularyNames)
      report(
        'body-component',
        at,
        `There is no component <${name}>.`,
        meant(suggestion, vocabularyNames, 'Components'),
        suggestion,
      )
    }
  }

  function checkExpression(text: string, estree: Parameters<typeof isPlainExpression>[0], at: Position | undefined) {
    if (text.trim() === '' || isPlainExpression(estree)) return
    report(
      'body-expression',
      at,
      `{${text.trim()}} is a calculation.`,
      'Between braces stand only plain values and fields such as frontmatter.title. For a brace in the text write \\{.',
    )
  }
}

/** How many syntax errors are looked for in one file. */
const mostErrors = 20

/** The parser stops at its first error: blank that block and go on, so that one error hides no other. */
function parse(body: string, file: string): { tree?: Root; issues: Issue[] } {
  const issues: Issue[] = []
  const named = new Set<string>()
  let text = body
  for (let round = 0; round < mostErrors; round++) {
    try {
      const tree = parser.parse(text)
      return issues.length > 0 && round === 0 ? { issues } : { tree, issues }
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error
      const start = placeOf(error, text)
      const tag = /<\/?([A-Za-z][\w.]*)/.exec(error.reason)?.[1]
      const follows = tag !== undefined && named.has(tag)
      if (!follows) issues.push({ file, ...start, code: 'body-syntax', ...explainSyntax(error) })
      if (tag) named.add(tag)
      const rest = blankBlock(text, start.line)
      if (rest === text) return { issues }
      text = rest
    }
  }
  return { issues }
}

/** Where the fault begins: the parser names the place where it gave up, which for something unclosed is the end. */
function placeOf({ place, line, column, reason }: VFileMessage, text: string): Position {
  const opened = /\((\d+):(\d+)-/.exec(reason)
  if (opened && /^Expected a closing tag/.test(reason)) return { line: Number(opened[1]), column: Number(opened[2]) }
  const point = place && 'start' in place ? place.start : place
  if (/^Unexpected end of file in expression/.test(reason)) {
    const brace = text.slice(0, point?.offset).lastIndexOf('{')
    if (brace >= 0) return positionAt(text, brace)
  }
  return { line: point?.line ?? line ?? 1, column: point?.column ?? column ?? 1 }
}

function blankBlock(text: string, line: number): string {
  const lines = text.split('\n')
  const isBlank = (index: number) => (lines[index] ?? '').trim() === ''
  let first = Math.min(line, lines.length) - 1
  while (first > 0 && isBlank(first)) first--
  let last = first
  while (first > 0 && !isBlank(first - 1)) first--
  while (last < lines.length - 1 && !isBlank(last + 1)) last++
  return lines.map((content, index) => (index >= first && index <= last ? '' : content)).join('\n')
}
