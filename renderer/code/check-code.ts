import { count, type Finding, show } from '@proofsheet/engine/base/diagnostics/issue'
import { nearest, suggestionHint } from '@proofsheet/engine/base/diagnostics/nearest'
import type { Span } from '@proofsheet/engine/base/diagnostics/position'
import { drawings } from '@proofsheet/engine/mdx/checks/literal/literal-blocks'
import { placeOf } from '@proofsheet/engine/mdx/nodes'
import type { Code, Nodes } from 'mdast'
import { lineCommentNames, readLineComment } from './code-lines'
import { type FenceMeta, lineNumberWords, readFenceMeta } from './fence-meta'
import { languageIds, languageOf, mainIds } from './languages'

/** Warns of code blocks in an unknown language, and of marks that mean nothing. They are published as plain code. */
export function checkCode(nodes: readonly Nodes[], body: string): Finding[] {
  return nodes.flatMap(node => (node.type === 'code' ? checkBlock(node, body) : []))
}

function checkBlock(node: Code, body: string): Finding[] {
  const { start, end } = placeOf(node)
  const line = body.slice(start, end).split(/[\r\n]/, 1)[0] ?? ''
  const fence = /^(?:`{3,}|~{3,})[ \t]*/.exec(line)?.[0].length
  // Indented code has no language, and its lines are no marks.
  if (fence === undefined) return []
  const lang = { text: node.lang ?? '', start: start + fence }
  const rest = line.slice(fence + lang.text.length)
  const metaStart = lang.start + lang.text.length + (rest.length - rest.trimStart().length)
  const lineCount = node.value === '' ? 0 : node.value.split('\n').length
  const { unknown, title } = readFenceMeta(node.meta ?? '', lineCount)
  return [
    ...checkLanguage(lang, lineCount),
    ...unknown.map(part => unknownMeta(part, metaStart, { lineCount, hasTitle: title !== undefined })),
    ...checkComments(node.value, { start, end }, body),
  ]
}

function checkLanguage({ text, start }: { text: string; start: number }, lineCount: number): Finding[] {
  // Languages of drawings have a warning that says what to do instead.
  if (text === '' || languageOf(text) || drawings.test(text)) return []
  const span = { start, end: start + text.length }
  // As other generators have it: js{1,3}.
  const { id = '', lines } = /^(?<id>[^{]+)(?<lines>\{.*)$/.exec(text)?.groups ?? {}
  const isLineList = lines !== undefined && readFenceMeta(lines, lineCount).unknown.length === 0
  const suggestion = isLineList && languageOf(id) ? `${id} ${lines}` : nearest(text, languageIds)
  return [
    {
      ...span,
      code: 'code-language',
      message: `There is no language ${show(text)}; the code is shown without colors.`,
      hint:
        suggestion === undefined
          ? `Languages: ${mainIds.join(', ')}. Write "text" for none.`
          : suggestionHint(suggestion, mainIds, ''),
      fix: suggestion === undefined ? undefined : { ...span, text: suggestion },
    },
  ]
}

function unknownMeta(
  part: FenceMeta['unknown'][number],
  metaStart: number,
  { lineCount, hasTitle }: { lineCount: number; hasTitle: boolean },
): Finding {
  const span = { start: metaStart + part.start, end: metaStart + part.end }
  const suggestion = suggestMeta(part.text, hasTitle)
  return {
    ...span,
    code: 'code-meta',
    message: /^\{.*\}$/.test(part.text)
      ? `The block has ${count(lineCount, 'line')}; ${part.text} doesn't name some of them.`
      : `${part.text} means nothing behind the language of a code block.`,
    hint:
      suggestion === undefined
        ? 'Write title="name" for a caption, {1,3-5} to mark lines, showLineNumbers to number them.'
        : `Did you mean ${suggestion}?`,
    fix: suggestion === undefined ? undefined : { ...span, text: suggestion },
  }
}

/** The right form of an unknown part of the meta: a known word, or a caption; undefined where none is likely. */
function suggestMeta(text: string, hasTitle: boolean): string | undefined {
  const { key, value } = /^(?<key>[\w-]+)=(?<value>.+)$/.exec(text)?.groups ?? {}
  if (key !== undefined && value !== undefined) {
    const isTitle = ['filename', 'file', 'name', 'caption'].includes(key.toLowerCase()) || nearest(key, ['title'])
    if (!isTitle || hasTitle) return
    const plain = value.replace(/^(["'])(.*)\1$/, '$2')
    return plain === '' || /["']/.test(plain) ? undefined : `title="${plain}"`
  }
  if (/^[\w/.-]+\.[a-z]{1,5}$/i.test(text)) return hasTitle ? undefined : `title="${text}"`
  return nearest(text, lineNumberWords)
}

/** Reports comments such as `// [!code ad]`. */
function checkComments(code: string, { start, end }: Span, body: string): Finding[] {
  let from = start
  return code.split('\n').flatMap(line => {
    const comment = readLineComment(line)
    if (!comment) return []
    const mark = comment.source.trim()
    const at = body.slice(0, end).indexOf(mark, from)
    if (at >= 0) from = at + mark.length
    if (comment.kind) return []
    const name = body.slice(0, end).indexOf(comment.name, Math.max(at, start))
    const suggestion = nearest(comment.name, lineCommentNames)
    const span = { start: name, end: name + comment.name.length }
    return [
      {
        ...span,
        code: 'code-meta' as const,
        message: `[!code ${comment.name}] marks nothing; it is published as a part of the code.`,
        hint: suggestionHint(suggestion, lineCommentNames, 'Marks'),
        fix: suggestion === undefined ? undefined : { ...span, text: suggestion },
      },
    ]
  })
}
