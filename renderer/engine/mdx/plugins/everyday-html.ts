import type { Program } from 'estree-jsx'
import type { Root } from 'mdast'
import 'mdast-util-mdx'
import type { Construct, Extension as Syntax } from 'micromark-util-types'
import { parseEntities } from 'parse-entities'
import 'remark-parse'
import type { Data, Plugin } from 'unified'
import type { Point } from 'unist'
import { convertElements } from '../elements/convert'
import { lineElements } from '../elements/known/line-elements'
import { flowComment, preformatted, textComment } from '../elements/raw'
import { peek } from '../elements/tokenize'

type FromMarkdown = Extract<NonNullable<Data['fromMarkdownExtensions']>[number], { exit?: unknown }>

/** The elements of HTML that have no content and no closing tag (https://html.spec.whatwg.org/#void-elements). */
const voidElements = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** Text that begins with "<" and is no tag: a comment, or an autolink as CommonMark 0.31 defines it in section 6.5. */
const noTag =
  /<(?:!--|[a-z][a-z\d+.-]{1,31}:[^\s<>]*>|[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*>)/i

/** A line that begins with a whole tag of an element within a line; a picture has parts, which may have lines. */
const lineNames = Object.keys(lineElements).filter(name => name !== 'picture')
const inLine = new RegExp(`^</?(${lineNames.join('|')})(\\s.*)?/?>`)

/**
 * A remark plug-in for the HTML of everyday Markdown, which MDX refuses: comments, addresses between angle brackets, and
 * tags such as `<br>` without a slash. It also turns HTML elements into the nodes that Markdown has for the same, while
 * parsing, so that whatever reads a syntax tree treats both alike. It belongs after remark-mdx and before remark-gfm.
 */
export const everydayHtml: Plugin<[], Root> = function () {
  const data = this.data()
  data.micromarkExtensions = data.micromarkExtensions?.map(withoutTags) ?? []
  const extensions = data.fromMarkdownExtensions ?? []
  data.fromMarkdownExtensions = extensions
  extensions.push(fromMarkdown)
}

/** The syntax of remark-mdx, whose tags leave comments and addresses alone; other syntax is given as it is. */
function withoutTags(syntax: Syntax): Syntax {
  const [flow, text] = [tagsOf(syntax.flow), tagsOf(syntax.text)]
  if (!flow || !text) return syntax
  const disabled = syntax.disable?.null?.filter(name => name !== 'autolink') ?? []
  return {
    ...syntax,
    // Elements within a line are text where they have a line of their own, too, as are lines with tags and what is no
    // tag: the tokenizer of tags goes on to the end of its line.
    flow: {
      ...syntax.flow,
      60: [
        flowComment,
        preformatted,
        ...flow.map(tag => unless(tag, line => noTag.test(line) || inLine.test(line), /\n/)),
      ],
    },
    text: { ...syntax.text, 60: [textComment, ...text.map(tag => unless(tag, isAddress, /[\s<>]/))] },
    disable: { null: disabled },
  }
}

function isAddress(beginning: string): boolean {
  return !beginning.startsWith('<!') && noTag.test(beginning)
}

function tagsOf(constructs: Syntax['flow']): Construct[] | undefined {
  const found = [constructs?.[60] ?? []].flat()
  return found.some(({ name }) => /^mdxJsx/.test(name ?? '')) ? found : undefined
}

/** A construct that is not tried where the text up to an `end` passes a test. */
function unless(construct: Construct, test: (text: string) => boolean, end: RegExp): Construct {
  const excluded = peek(test, end)
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      return effects.check(excluded, nok, construct.tokenize.call(this, effects, ok, nok))
    },
  }
}

const fromMarkdown: FromMarkdown = {
  enter: {
    htmlCommentFlow(token) {
      this.enter({ type: 'mdxFlowExpression', value: '', data: { estree: noProgram(token) } }, token)
    },
    htmlCommentText(token) {
      this.enter({ type: 'mdxTextExpression', value: '', data: { estree: noProgram(token) } }, token)
    },
    htmlPre(token) {
      this.enter({ type: 'code', lang: null, meta: null, value: '' }, token)
      this.buffer()
    },
  },
  exit: {
    htmlCommentFlow(token) {
      this.exit(token)
    },
    htmlCommentText(token) {
      this.exit(token)
    },
    htmlPre(token) {
      const node = { ...readPreformatted(this.resume()), type: 'code' as const, meta: null }
      Object.assign(this.stack.at(-1) ?? {}, node)
      this.exit(token)
    },
    htmlRawData(token) {
      // The text of a comment is not part of the tree.
      if (this.stack.at(-1)?.type !== 'fragment') return
      this.config.enter.data?.call(this, token)
      this.config.exit.data?.call(this, token)
    },
    mdxJsxFlowTagNamePrimary: nameTag,
    mdxJsxTextTagNamePrimary: nameTag,
  },
  transforms: [convertElements],
}

/** The code in preformatted text, with its language where a tag in it names one. */
function readPreformatted(source: string): { lang: string | null; value: string } {
  const inner = source.slice('<pre>'.length, -'</pre>'.length)
  const [, language, code = inner] =
    /^\s*<code(?: class="language-([\w+#-]+)")?>([\s\S]*)<\/code>\s*$/.exec(inner) ?? []
  return { lang: language ?? null, value: parseEntities(code.replace(/^\n|\n[ \t]*$/g, ''), { nonTerminated: false }) }
}

/** The program of a comment between braces: HTML comments become the same node. */
function noProgram({ start, end }: Record<'start' | 'end', Point>): Program {
  const span = { start: start.offset ?? 0, end: end.offset ?? 0 }
  return { type: 'Program', body: [], sourceType: 'module', comments: [], ...span } as Program
}

/** Names a tag, as remark-mdx does, and closes that of a void element. */
function nameTag(this: ThisOf, token: Parameters<ThisOf['sliceSerialize']>[0]): undefined {
  const tag = this.data.mdxJsxTag
  if (!tag) return
  tag.name = this.sliceSerialize(token)
  if (!tag.close && voidElements.test(tag.name)) tag.selfClosing = true
}

type ThisOf = ThisParameterType<NonNullable<NonNullable<FromMarkdown['exit']>[string]>>
