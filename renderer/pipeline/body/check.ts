import { createProcessor } from '@mdx-js/mdx'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import remarkGfm from 'remark-gfm'
import type { Node } from 'unist'
import { visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import { vocabularyNames } from '../../vocabulary/names'
import { explainSyntax } from '../explain/syntax'
import { type Fix, type Issue, type IssueCode, show } from '../issue'
import { meant, nearest } from '../nearest'
import { offsetAt, positionAt, type Range, rangeAt } from '../position'
import { isRisky, riskyTexts } from './address'
import { checkStructure } from './check-structure'
import { isPlainExpression } from './expression'

const parser = createProcessor({ remarkPlugins: [remarkGfm] })
type Root = ReturnType<typeof parser.parse>

/** A text as its parts, and what kept some of it from being read; no parts where nothing could be. */
export interface ParsedBody {
  tree?: Root
  issues: Issue[]
}

/** What is wrong with the text of a file. It is parsed and never run. */
export function checkBody({ tree, issues: syntax }: ParsedBody, body: string, file: string): Issue[] {
  const issues = [...syntax]
  if (!tree) return issues
  const report = (code: IssueCode, at: Range, message: string, hint: string, fix?: Fix) =>
    issues.push({ file, ...at, code, message, hint, ...(fix && { fix }) })

  visit(tree, node => {
    const at = rangeOf(node, body)
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
        checkElement(node)
        for (const attribute of node.attributes) {
          const place = attribute.position ? rangeOf(attribute, body) : at
          if (attribute.type === 'mdxJsxExpressionAttribute') checkExpression(attribute.value, undefined, place)
          else if (typeof attribute.value === 'object' && attribute.value)
            checkExpression(attribute.value.value, attribute.value.data?.estree, place)
          const texts = typeof attribute.value === 'object' ? attribute.value?.data?.estree : attribute.value
          for (const risky of riskyTexts(texts)) reportLink(risky, place)
        }
        break
      case 'link':
      case 'image':
      case 'definition':
        if (isRisky(node.url)) reportLink(node.url, at)
    }
  })
  return [...issues, ...checkStructure(tree, body, file)]

  function checkElement(element: MdxJsxFlowElement | MdxJsxTextElement) {
    const { name } = element
    if (!name) return
    const start = element.position?.start.offset ?? 0
    const at = rangeAt(body, start, start + `<${name}`.length)
    if (/^[a-z]/.test(name))
      report('body-html', at, `<${name}> is HTML.`, 'Write it in Markdown, or use a component of the vocabulary.')
    else if (!vocabularyNames.some(known => known === name)) {
      const suggestion = nearest(name, vocabularyNames)
      report(
        'body-component',
        at,
        `There is no component <${name}>.`,
        meant(suggestion, vocabularyNames, 'Components'),
        suggestion === undefined ? undefined : renamed(element, suggestion, body),
      )
    }
  }

  function reportLink(address: string, at: Range) {
    report(
      'body-link',
      at,
      `The link ${show(address)} would run or hide something.`,
      'Link to a page, or to an https, mailto or tel address.',
    )
  }

  function checkExpression(text: string, estree: Parameters<typeof isPlainExpression>[0], at: Range) {
    if (text.trim() === '' || isPlainExpression(estree)) return
    report(
      'body-expression',
      at,
      `{${text.trim()}} is a calculation.`,
      'Between braces stand only plain values and fields such as frontmatter.title. For a brace in the text write \\{.',
    )
  }
}

function rangeOf({ position }: Pick<Node, 'position'>, body: string): Range {
  return rangeAt(body, position?.start.offset ?? 0, position?.end.offset ?? 0)
}

/** A component under another name: its opening and its closing tag, and between them what is there. */
function renamed({ name, position }: MdxJsxFlowElement | MdxJsxTextElement, to: string, body: string): Fix | undefined {
  if (!name || !position) return
  const start = (position.start.offset ?? 0) + 1
  const source = body.slice(start, position.end.offset)
  const closing = new RegExp(`</\\s*${name}\\s*>$`).test(source) ? source.lastIndexOf(name) : 0
  const rest = source.slice(name.length, closing || name.length)
  return {
    ...rangeAt(body, start, start + closing + name.length),
    text: closing ? `${to}${rest}${to}` : to,
  }
}

/** How many syntax errors are looked for in one file. */
const mostErrors = 20

/** The parser stops at its first error: blank that block and go on, so that one error hides no other. */
export function parseBody(body: string, file: string): ParsedBody {
  const issues: Issue[] = []
  const named = new Set<string>()
  let text = body
  for (let round = 0; round < mostErrors; round++) {
    try {
      return { tree: parser.parse(text), issues }
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error
      const start = placeOf(error, text)
      const tag = /<\/?([A-Za-z][\w.]*)/.exec(error.reason)?.[1]
      const follows = tag !== undefined && named.has(tag)
      const end = lineEndAfter(text, start)
      if (!follows) issues.push({ file, ...rangeAt(text, start, end), code: 'body-syntax', ...explainSyntax(error) })
      if (tag) named.add(tag)
      const rest = blankBlock(text, start)
      if (rest === text) return { issues }
      text = rest
    }
  }
  return { issues }
}

/** Where the fault begins: the parser names the place where it gave up, which for something unclosed is the end. */
function placeOf({ place, line, column, reason }: VFileMessage, text: string): number {
  const opened = /\((\d+):(\d+)-/.exec(reason)
  if (opened && /^Expected a closing tag/.test(reason))
    return offsetAt(text, { line: Number(opened[1]), column: Number(opened[2]) })
  const point = place && 'start' in place ? place.start : place
  const offset = point?.offset ?? offsetAt(text, { line: line ?? 1, column: column ?? 1 })
  if (!/^Unexpected end of file in expression/.test(reason)) return offset
  const brace = text.slice(0, offset).lastIndexOf('{')
  return brace < 0 ? offset : brace
}

function lineEndAfter(text: string, offset: number): number {
  return offset + (/^[^\r\n]*/.exec(text.slice(offset))?.[0].trimEnd().length ?? 0)
}

/** Blanks the lines around a place, up to the empty lines before and after; the text keeps its length. */
function blankBlock(text: string, offset: number): string {
  const lines = text.split(/(?<=\n)/)
  const isBlank = (index: number) => (lines[index] ?? '').trim() === ''
  let first = Math.min(positionAt(text, offset).line, lines.length) - 1
  while (first > 0 && isBlank(first)) first--
  let last = first
  while (first > 0 && !isBlank(first - 1)) first--
  while (last < lines.length - 1 && !isBlank(last + 1)) last++
  return lines.map((line, index) => (index >= first && index <= last ? line.replace(/[^\r\n]/g, ' ') : line)).join('')
}
