import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { Node } from 'unist'
import { type Fix, type Issue, type IssueCode, show } from '../../diagnostics/issue'
import { meant, nearest } from '../../diagnostics/nearest'
import { type Range, rangeAt } from '../../diagnostics/position'
import { everyNode } from '../nodes'
import type { ParsedBody } from '../parse-all'
import { isPlainExpression } from '../values/expression'
import { checkCode } from './check-code'
import { checkMisreadImages } from './check-images'
import { checkStructure } from './check-structure'
import { isUnsafeUrl, unsafeTexts } from './unsafe-url'

/** Checks the body of a file: syntax, component names, expressions, URLs and structure. The body is never run. */
export function checkBody(
  { tree, issues: syntax }: ParsedBody,
  body: string,
  file: string,
  componentNames: readonly string[],
): Issue[] {
  const issues = [...syntax]
  if (!tree) return issues
  const report = (code: IssueCode, at: Range, message: string, hint: string, fix?: Fix) =>
    issues.push({ file, ...at, code, message, hint, ...(fix && { fix }) })

  for (const node of everyNode(tree)) {
    const at = () => rangeOf(node, body)
    switch (node.type) {
      case 'mdxjsEsm':
        report(
          'body-import',
          at(),
          `${show(node.value.split('\n')[0])} is a line of program code.`,
          'Remove it: components can be named without an import, and values belong in the frontmatter.',
        )
        break
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        checkExpression(node.value, node.data?.estree, at())
        break
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        checkElement(node)
        for (const attribute of node.attributes) {
          const place = attribute.position ? rangeOf(attribute, body) : at()
          if (attribute.type === 'mdxJsxExpressionAttribute') checkExpression(attribute.value, undefined, place)
          else if (typeof attribute.value === 'object' && attribute.value)
            checkExpression(attribute.value.value, attribute.value.data?.estree, place)
          const texts = typeof attribute.value === 'object' ? attribute.value?.data?.estree : attribute.value
          for (const risky of unsafeTexts(texts)) reportLink(risky, place)
        }
        break
      case 'link':
      case 'image':
      case 'definition':
        if (isUnsafeUrl(node.url)) reportLink(node.url, at())
    }
  }
  return [
    ...issues,
    ...checkMisreadImages(tree, body, file),
    ...checkStructure(tree, body, file),
    ...checkCode(tree, body, file),
  ]

  function checkElement(element: MdxJsxFlowElement | MdxJsxTextElement) {
    const { name } = element
    if (!name) return
    const start = element.position?.start.offset ?? 0
    const at = rangeAt(body, start, start + `<${name}`.length)
    if (/^[a-z]/.test(name))
      report('body-html', at, `<${name}> is HTML.`, 'Write it in Markdown, or use a component of the vocabulary.')
    else if (!componentNames.some(known => known === name)) {
      const suggestion = nearest(name, componentNames)
      report(
        'body-component',
        at,
        `There is no component <${name}>.`,
        meant(suggestion, componentNames, 'Components'),
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

/** The fix that renames a component in its opening and closing tags. */
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
