import type { Nodes, Root } from 'mdast'
import 'mdast-util-mdx'
import { htmlFlow, htmlText } from 'micromark-core-commonmark'
import type { Construct, State, Extension as Syntax } from 'micromark-util-types'
import 'remark-parse'
import type { Data, Plugin } from 'unified'
import { convertElements } from '../elements/convert'
import { lineElements } from '../elements/known/line-elements'
import { everyNode } from '../nodes'

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
 * parsing, so that checks and compiler treat both alike. It belongs after remark-mdx and before remark-gfm.
 */
export const everydayHtml: Plugin<[], Root> = function () {
  const data = this.data()
  data.micromarkExtensions = data.micromarkExtensions?.map(withoutTags) ?? []
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), fromMarkdown]
}

/** Comments and code on lines of their own, whose first line has no text behind them; both may hold empty lines. */
const raw = /^<(?:!--(?!.*-->[ \t]*\S)|pre>(?!.*<\/pre>[ \t]*\S))/

/** The syntax of remark-mdx with the comments of CommonMark, and with addresses; other syntax is given as it is. */
function withoutTags(syntax: Syntax): Syntax {
  const [flow, text] = [tagsOf(syntax.flow), tagsOf(syntax.text)]
  if (!flow || !text) return syntax
  // Elements within a line are text where they have a line of their own, too, as are lines with tags and what is no tag:
  // the tokenizer of tags goes on to the end of its line.
  const isTag = (line: string) => !noTag.test(line) && !inLine.test(line)
  const isComment = (beginning: string) => beginning.startsWith('<!--')
  const isNoAddress = (beginning: string) => isComment(beginning) || !noTag.test(beginning)
  return {
    ...syntax,
    flow: {
      ...syntax.flow,
      60: [when(htmlFlow, line => raw.test(line), /\n/), ...flow.map(tag => when(tag, isTag, /\n/))],
    },
    text: {
      ...syntax.text,
      60: [when(htmlText, isComment, /[\s<>]/), ...text.map(tag => when(tag, isNoAddress, /[\s<>]/))],
    },
    disable: { null: syntax.disable?.null?.filter(name => name !== 'autolink') ?? [] },
  }
}

function tagsOf(constructs: Syntax['flow']): Construct[] | undefined {
  const found = [constructs?.[60] ?? []].flat()
  return found.some(({ name }) => /^mdxJsx/.test(name ?? '')) ? found : undefined
}

/** A construct that is tried only where the text up to an `end` passes a test; remark-mdx disables HTML by its name. */
function when(construct: Construct, test: (text: string) => boolean, end: RegExp): Construct {
  const passing = peek(test, end)
  return {
    ...construct,
    name: `${construct.name} in MDX`,
    tokenize(effects, ok, nok) {
      return effects.check(passing, construct.tokenize.call(this, effects, ok, nok), nok)
    },
  }
}

/** A look ahead: reads up to a character that ends it, or with a closing angle bracket, and succeeds for some texts. */
function peek(test: (text: string) => boolean, end: RegExp): Construct {
  return {
    partial: true,
    tokenize(effects, ok, nok) {
      let text = ''
      const read: State = code => {
        // The codes of micromark below -2 are line ends, those below 0 white space.
        const character = code === null || code < -2 ? '\n' : code < 0 ? ' ' : String.fromCharCode(code)
        if (code === null || (text !== '' && end.test(character))) {
          effects.exit('data')
          return (test(text + character) ? ok : nok)(code)
        }
        text += character
        effects.consume(code)
        return read
      }
      return code => {
        effects.enter('data')
        return read(code)
      }
    },
  }
}

const fromMarkdown: FromMarkdown = {
  exit: { mdxJsxFlowTagNamePrimary: nameTag, mdxJsxTextTagNamePrimary: nameTag },
  transforms: [tree => void (everyNode(tree).some(isHtml) && convertElements(tree))],
}

/** Whether a node is a tag of HTML, a comment or preformatted text; most texts have none. */
const isHtml = (node: Nodes) => node.type === 'html' || ('name' in node && /^[a-z]/.test(node.name ?? ''))

/** Names a tag, as remark-mdx does, and closes that of a void element. */
function nameTag(this: ThisOf, token: Parameters<ThisOf['sliceSerialize']>[0]): undefined {
  const tag = this.data.mdxJsxTag
  if (!tag) return
  tag.name = this.sliceSerialize(token)
  if (!tag.close && voidElements.test(tag.name)) tag.selfClosing = true
}

type ThisOf = ThisParameterType<NonNullable<NonNullable<FromMarkdown['exit']>[string]>>
