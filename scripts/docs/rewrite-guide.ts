import { existsSync, readFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import type { Code, Image, Link, Nodes, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Guide } from './guides'

/** The content file of a guide. */
export interface RewrittenGuide {
  text: string
  /** The images that it shows, from the root of the project. */
  images: string[]
  /** The links that lead nowhere, each with the file and line of the guide. */
  problems: string[]
}

/** The number of lines before the text of a guide in its content file. */
export const frontmatterLines = 7

const parser = unified().use(remarkParse).use(remarkGfm)

/**
 * Turns a guide into a content file of the documentation: title and excerpt become fields, links between guides lead to
 * their pages, links to other files become code, and indented code becomes fenced code. No line is added or removed:
 * each line of the guide is in the content file, `frontmatterLines` later.
 */
export function rewriteGuide(root: string, guide: Guide, guides: readonly Guide[]): RewrittenGuide {
  const source = readFileSync(join(root, guide.file), 'utf8')
  const tree = parser.parse(source)
  const [heading, lead] = [tree.children.find(isTitle), tree.children.find(({ type }) => type === 'paragraph')]
  const rewrite: Rewrite = { root, guide, guides, source, edits: [], images: [], problems: [] }
  if (heading) replace(rewrite, heading, '')
  for (const node of everyNode(tree)) {
    if (node.type === 'link') rewriteLink(rewrite, node)
    if (node.type === 'image') rewriteImage(rewrite, node)
    if (node.type === 'code') fenceCode(rewrite, node)
  }
  const excerpt = lead ? textOf(lead).replace(/\s+/g, ' ') : ''
  const frontmatter = [
    '---',
    `title: ${JSON.stringify(guide.title)}`,
    `excerpt: ${JSON.stringify(/^.+?[.:](?=\s|$)/.exec(excerpt)?.[0].replace(/:$/, '.') ?? excerpt)}`,
    `group: ${guide.group}`,
    `order: ${guide.order}`,
    `source: ${guide.file}`,
    '---',
  ]
  return { text: [...frontmatter, applyEdits(rewrite)].join('\n'), images: rewrite.images, problems: rewrite.problems }
}

/** The state of a rewriting. */
interface Rewrite {
  root: string
  guide: Guide
  guides: readonly Guide[]
  source: string
  edits: { start: number; end: number; text: string }[]
  images: string[]
  problems: string[]
}

function isTitle(node: Root['children'][number]): boolean {
  return node.type === 'heading' && node.depth === 1
}

function rewriteLink(rewrite: Rewrite, node: Link): void {
  const { root, guide, guides, source } = rewrite
  if (/^[a-z]+:/i.test(node.url)) {
    // An address of this machine is no link for readers of the documentation.
    if (/^http:\/\/localhost/.test(node.url)) replace(rewrite, node, `\`${textOf(node)}\``)
    return
  }
  const [path = '', anchor] = decodeURI(node.url).split('#')
  if (path === '') return
  const target = posix.join(posix.dirname(guide.file), path)
  if (!existsSync(join(root, target))) {
    rewrite.problems.push(`${guide.file}:${node.position?.start.line}: The link ${node.url} leads to no file.`)
    return
  }
  const label = source.slice(rangeOf(node)[0] + 1, rangeOf(node.children.at(-1) ?? node)[1])
  const isPath = target.endsWith(label.replaceAll('`', ''))
  const page = guides.find(({ file }) => file === target)
  if (page) {
    const url = `/${page.slug}/${anchor === undefined ? '' : `#${anchor}`}`
    replace(rewrite, node, `[${isPath ? page.title : label}](${url})`)
  } else replace(rewrite, node, isPath ? `\`${target}\`` : `${label} (\`${target}\`)`)
}

function rewriteImage(rewrite: Rewrite, node: Image): void {
  const file = posix.join(posix.dirname(rewrite.guide.file), decodeURI(node.url))
  if (!existsSync(join(rewrite.root, file))) {
    rewrite.problems.push(`${rewrite.guide.file}:${node.position?.start.line}: The image ${node.url} does not exist.`)
    return
  }
  rewrite.images.push(file)
  replace(rewrite, node, `![${node.alt ?? ''}](/media/${basename(file)})`)
}

/** Puts fences into the empty lines around indented code, so that no line is added. */
function fenceCode(rewrite: Rewrite, node: Code): void {
  const { source } = rewrite
  const [start, end] = rangeOf(node)
  if (/^(`{3}|~{3})/.test(source.slice(start))) return
  const lineStart = source.lastIndexOf('\n', start - 1) + 1
  const indent = source.slice(lineStart, start).replace(/ {4}$/, '')
  const before = source.lastIndexOf('\n', lineStart - 2) + 1
  if (source.slice(before, lineStart).trim() !== '') return
  // Longer than each fence that the code shows.
  const fence = '`'.repeat(Math.max(3, ...(node.value.match(/`+/g) ?? []).map(ticks => ticks.length + 1)))
  rewrite.edits.push({ start: before, end: lineStart - 1, text: `${indent}${fence}${languageOf(node.value)}` })
  const lines = source.slice(lineStart, end).split('\n')
  const shift = indent.length + 4
  const code = lines.map(line => (line.trim() === '' ? '' : indent + line.slice(shift))).join('\n')
  rewrite.edits.push({ start: lineStart, end, text: code })
  rewrite.edits.push({ start: end + 1, end: end + 1, text: `${indent}${fence}` })
}

/** The language of code without one, by its first words. */
function languageOf(code: string): string {
  if (/^(npm|npx|node|git|cd|curl|rsync|scp|ssh|apt|nvm)\b/m.test(code)) return 'sh'
  if (/^\s*"[\w-]+":/.test(code)) return 'json'
  if (/^(import|export|const|document|plugins|\/\/)/m.test(code)) return 'ts'
  return /^[\w.#]+ \{.*:.*\}/.test(code) ? 'css' : 'text'
}

function replace(rewrite: Rewrite, node: Nodes, text: string): void {
  const [start, end] = rangeOf(node)
  const lost = rewrite.source.slice(start, end).split('\n').length - text.split('\n').length
  rewrite.edits.push({ start, end, text: text + '\n'.repeat(Math.max(0, lost)) })
}

function rangeOf({ position }: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0]
}

function applyEdits({ source, edits }: Rewrite): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source)
}

function* everyNode(node: Nodes): Generator<Nodes> {
  yield node
  if ('children' in node) for (const child of node.children) yield* everyNode(child)
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
