import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { type Finding, type Issue, show, toIssue } from '../../base/diagnostics/issue'
import { nearest, suggestionHint } from '../../base/diagnostics/nearest'
import type { Span } from '../../base/diagnostics/position'
import type { Edit } from '../../base/files/edits'
import type { SiteDefinition } from '../../site'
import { isMarkdown } from '../bounded/exact-parser'
import { checkDirectives } from '../directives/check-directives'
import { urlAttributes } from '../elements/attributes'
import { everyNode, placeOf } from '../nodes'
import type { BodySite } from '../plugins/plugins'
import type { ParsedBody } from '../recover'
import { isPlainExpression } from '../values/expression'
import { checkBlocks } from './check-blocks'
import { checkElements } from './check-elements'
import { checkMisreadImages } from './check-images'
import { checkOwnIds } from './check-own-ids'
import { checkFootnotes, checkStructure } from './check-structure'
import { checkLinkForm } from './link-form'
import { checkLiteral } from './literal/check-literal'
import { isUnsafeUrl, runsOrHides, unsafeLink, unsafeTexts } from './unsafe-url'

/** The part of a site's definition that decides what its bodies may hold. */
export type CheckedSite = BodySite &
  Pick<SiteDefinition, 'frameHosts'> & { components: Pick<SiteDefinition['components'], 'names'> }

/** Checks the body of a file: syntax, component names, expressions, URLs and structure. The body is never run. */
export function checkBody({ tree, issues }: ParsedBody, body: string, file: string, site: CheckedSite): Issue[] {
  if (!tree) return issues
  const nodes = everyNode(tree)
  const findings = [
    ...nodes.flatMap(node => checkNode(node, body, site.components.names, isMarkdown(file))),
    ...checkElements(tree, body, site.frameHosts ?? [], site.components.names),
    ...checkMisreadImages(nodes, body),
    ...checkStructure(nodes, body),
    ...checkBlocks(nodes, body),
    ...checkLiteral(nodes, body),
    ...(site.codeBlocks?.check(nodes, body) ?? []),
    ...checkFootnotes(nodes),
    ...checkOwnIds(nodes, body, file, site),
    ...checkDirectives(nodes, body, site.directives),
  ]
  return [...issues, ...findings.map(finding => toIssue(finding, body, file))]
}

function checkNode(node: Nodes, body: string, names: readonly string[], isPlain: boolean): Finding[] {
  const span = placeOf(node)
  switch (node.type) {
    case 'mdxjsEsm':
      return [
        {
          ...span,
          code: 'body-import',
          message: `${show(node.value.split('\n')[0])} is a line of program code.`,
          hint: 'Remove it: components can be named without an import, and values belong in the frontmatter.',
        },
      ]
    case 'html':
      return checkHtml(node.value, span)
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return checkExpression(node.value, node.data?.estree, span, escaped(span, body))
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [...checkName(node, body, names, isPlain), ...checkProps(node, body)]
    case 'link':
    case 'image':
    case 'definition':
      return isUnsafeUrl(node.url) ? [foundLink(node.url, span, body)] : []
    case 'htmlElement':
      return urlAttributes(node).flatMap(({ value }) => (isUnsafeUrl(value) ? [foundLink(value, span, body)] : []))
    default:
      return []
  }
}

type Element = MdxJsxFlowElement | MdxJsxTextElement

function checkName(element: Element, body: string, names: readonly string[], isPlain: boolean): Finding[] {
  const { name } = element
  const { start } = placeOf(element)
  // Lower-case names are HTML, and directives are no tags.
  const isKnown = names.includes(name ?? '') && !(isPlain && body[start] === '<')
  if (!name || /^[a-z]/.test(name) || isKnown) return []
  const found = { start, end: start + `<${name}`.length, code: 'body-component' } as const
  const inMarkdown = `<${name}> is a component, and this file is plain Markdown.`
  if (names.includes(name)) return [{ ...found, message: inMarkdown, hint: 'Give the file the ending ".mdx".' }]
  const suggestion = nearest(name, names)
  return [
    {
      ...found,
      message: `There is no component <${name}>.`,
      hint: suggestionHint(suggestion, names, 'Components'),
      fix: suggestion === undefined ? undefined : renamed(element, suggestion, body),
    },
  ]
}

function checkProps(element: Element, body: string): Finding[] {
  return element.attributes.flatMap(attribute => {
    const span = placeOf(attribute.position ? attribute : element)
    if (attribute.type === 'mdxJsxExpressionAttribute') return checkExpression(attribute.value, undefined, span)
    const { value } = attribute
    const isExpression = typeof value === 'object' && value !== null
    return [
      ...(isExpression ? checkExpression(value.value, value.data?.estree, span) : []),
      ...unsafeTexts(isExpression ? value.data?.estree : value).map(url => foundLink(url, span, body)),
    ]
  })
}

/** The problem of HTML in plain Markdown that is no element: a tag that is never closed, or a declaration. */
function checkHtml(value: string, span: Span): Finding[] {
  const [tag = value.trim().split('\n')[0] ?? '', name] = /^<([a-z][\w.-]*)/i.exec(value.trim()) ?? []
  const about = name
    ? {
        message: `${tag}> is opened here and never closed.`,
        hint: `Close it with </${name}>, or write &lt;${name}> where it belongs to the text.`,
      }
    : { message: `${tag} is HTML.`, hint: 'Write it in Markdown.' }
  return [{ ...span, code: 'body-html', ...about }]
}

function foundLink(address: string, span: Span, body: string): Finding {
  const form = runsOrHides(address) ? undefined : checkLinkForm(address)
  const [message, hint] = unsafeLink(address)
  const source = body.slice(span.start, span.end)
  const isCertain = form?.fix !== undefined && source.split(address).length === 2
  return {
    ...span,
    code: 'body-link',
    message: form?.message ?? message,
    hint: form?.hint ?? hint,
    fix: isCertain ? { ...span, text: source.replace(address, () => form.fix ?? '') } : undefined,
  }
}

function checkExpression(
  text: string,
  estree: Parameters<typeof isPlainExpression>[0],
  span: Span,
  fix?: Edit,
): Finding[] {
  if (text.trim() === '' || isPlainExpression(estree)) return []
  const isWord = /^[\w$\s{},.-]*$/.test(text) && !/frontmatter|facts\.|^\s*(new|import|typeof) /.test(text)
  const message = isWord ? `{${text.trim()}} is no value.` : `{${text.trim()}} is a calculation.`
  const hint = `Between braces stand only plain values and fields such as frontmatter.title.${fix ? ' For a brace in the text write \\{.' : ''}`
  return [{ ...span, code: 'body-expression', message, hint, fix }]
}

/** The fix that writes the braces of an expression as text; none for one that names fields or holds code. */
function escaped(span: Span, body: string): Edit | undefined {
  const source = body.slice(span.start, span.end)
  // Between back-ticks, a backslash would be shown.
  return /`|frontmatter|facts\./.test(source) ? undefined : { ...span, text: source.replace(/[{<]/g, '\\$&') }
}

/** The fix that renames a component in its opening and closing tags. */
function renamed({ name, position }: Element, to: string, body: string): Edit | undefined {
  if (!name || !position) return
  const start = (position.start.offset ?? 0) + 1
  const source = body.slice(start, position.end.offset)
  const closing = new RegExp(`</\\s*${name}\\s*>$`).test(source) ? source.lastIndexOf(name) : 0
  const rest = source.slice(name.length, closing || name.length)
  return { start, end: start + closing + name.length, text: closing ? `${to}${rest}${to}` : to }
}
