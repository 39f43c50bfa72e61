import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { Node } from 'unist'
import { type Fix, type Issue, type IssueCode, show } from '../../base/diagnostics/issue'
import { nearest, suggestionHint } from '../../base/diagnostics/nearest'
import { offsetAt, type Range, rangeAt } from '../../base/diagnostics/position'
import { everyNode } from '../nodes'
import type { ParsedBody } from '../parse-with-recovery'
import { isPlainExpression, toFactName } from '../values/expression'
import { checkCode } from './check-code'
import { checkElements, unsafeAttributes } from './check-elements'
import { checkMisreadImages } from './check-images'
import { checkStructure } from './check-structure'
import { checkLinkForm } from './link-form'
import { checkLiteral } from './literal/check-literal'
import { isUnsafeUrl, runsOrHides, unsafeTexts } from './unsafe-url'

/** Checks the body of a file: syntax, component names, expressions, URLs and structure. The body is never run. */
export function checkBody(
  { tree, issues: syntax }: ParsedBody,
  body: string,
  file: string,
  componentNames: readonly string[],
  frameHosts: readonly string[] = [],
): Issue[] {
  const issues = [...syntax]
  if (!tree) return issues
  const report = (code: IssueCode, at: Range, message: string, hint: string, fix?: Fix) =>
    issues.push({ file, ...at, code, message, hint, fix })

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
      case 'html':
        reportHtml(node.value, at())
        break
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        checkExpression(node.value, node.data?.estree, at(), escaped(node, body))
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
        break
      case 'htmlElement':
        for (const url of unsafeAttributes(node)) reportLink(url, at())
    }
  }
  return [
    ...issues,
    ...checkElements(tree, body, file, frameHosts),
    ...checkMisreadImages(tree, body, file),
    ...checkStructure(tree, body, file),
    ...checkLiteral(tree, body, file),
    ...checkCode(tree, body, file),
  ]

  function checkElement(element: MdxJsxFlowElement | MdxJsxTextElement) {
    const { name } = element
    // Lower-case names are HTML.
    if (!name || /^[a-z]/.test(name)) return
    const start = element.position?.start.offset ?? 0
    const at = rangeAt(body, start, start + `<${name}`.length)
    if (!componentNames.some(known => known === name)) {
      const message = `There is no component <${name}>.`
      const fact = formerFact(element)
      if (fact)
        return report('body-component', at, message, `Write ${fact}.`, { ...rangeOf(element, body), text: fact })
      const suggestion = nearest(name, componentNames)
      report(
        'body-component',
        at,
        message,
        suggestionHint(suggestion, componentNames, 'Components'),
        suggestion === undefined ? undefined : renamed(element, suggestion, body),
      )
    }
  }

  /** In plain Markdown tags are no components. */
  function reportHtml(value: string, at: Range) {
    if (value.startsWith('</')) return
    const [tag = value.trim().split('\n')[0] ?? '', name = ''] = /^<\/?([A-Za-z][\w.-]*)/.exec(value.trim()) ?? []
    const isComponent = componentNames.some(known => known === name)
    report(
      'body-html',
      at,
      isComponent ? `<${name}> is a component, and this file is plain Markdown.` : `${tag}${name && '>'} is HTML.`,
      isComponent ? 'Give the file the ending ".mdx".' : 'Write it in Markdown.',
    )
  }

  function reportLink(address: string, at: Range) {
    const form = runsOrHides(address) ? undefined : checkLinkForm(address)
    const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1] ?? ''
    const problem = runsOrHides(address)
      ? 'would run or hide something'
      : `begins with "${scheme}:", which is no address`
    const [start, end] = [offsetAt(body, at), offsetAt(body, at.end)]
    const source = body.slice(start, end)
    const isCertain = form?.fix !== undefined && source.split(address).length === 2
    report(
      'body-link',
      at,
      form?.message ?? `The link ${show(address)} ${problem}.`,
      form?.hint ?? 'Link to a page, or to an https, mailto or tel address.',
      isCertain ? { ...at, text: source.replace(address, () => form.fix ?? '') } : undefined,
    )
  }

  function checkExpression(text: string, estree: Parameters<typeof isPlainExpression>[0], at: Range, fix?: Fix) {
    if (text.trim() === '' || isPlainExpression(estree)) return
    const isWord = /^[\w$\s{},.-]*$/.test(text) && !/frontmatter|facts\.|^\s*(new|import|typeof) /.test(text)
    report(
      'body-expression',
      at,
      isWord ? `{${text.trim()}} is no value.` : `{${text.trim()}} is a calculation.`,
      `Between braces stand only plain values and fields such as frontmatter.title.${fix ? ' For a brace in the text write \\{.' : ''}`,
      fix,
    )
  }
}

function rangeOf({ position }: Pick<Node, 'position'>, body: string): Range {
  return rangeAt(body, position?.start.offset ?? 0, position?.end.offset ?? 0)
}

/** The fix that writes the braces of an expression as text; none for one that names fields or holds code. */
function escaped({ position }: Pick<Node, 'position'>, body: string): Fix | undefined {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0]
  const source = body.slice(start, end)
  // Between back-ticks, a backslash would be shown.
  if (/`|frontmatter|facts\./.test(source)) return
  return { ...rangeAt(body, start, end), text: source.replace(/[{<]/g, '\\$&') }
}

/** The expression for a fact that is written as facts once were, `<Fact name="price" />`; undefined otherwise. */
function formerFact({ name, attributes }: MdxJsxFlowElement | MdxJsxTextElement): string | undefined {
  const value = attributes.find(each => each.type === 'mdxJsxAttribute' && each.name === 'name')?.value
  return name === 'Fact' && typeof value === 'string' ? `{facts.${toFactName(value)}}` : undefined
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
