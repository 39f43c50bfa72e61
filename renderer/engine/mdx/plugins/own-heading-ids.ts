import type { Heading, Nodes, Root } from 'mdast'
import type { directive } from 'micromark-extension-directive'
import type { Processor } from 'unified'
import { everyNode } from '../nodes'

type Extension = ReturnType<typeof directive>
type Tokenize = Extract<NonNullable<Extension['text']>[number], { tokenize: unknown }>['tokenize']
type State = Exclude<ReturnType<Tokenize>, undefined>

const [opening, sign, closing, space] = [123, 35, 125, 32]

/**
 * A heading with an id of its own in one of the spellings of the field, `Title {#id}`, `Title \{#id}` and
 * `Title [#id]`. A number between square brackets is that of an issue elsewhere.
 */
const written = /(?<=\s)(?:\{#([^\s{}]+)\}|\[#(\p{L}[^\s[\]]*)\])$/u

/** A remark plug-in that takes the ids that headings are given out of their text. */
export function ownHeadingIds(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { text: { [opening]: { tokenize } } }]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), { transforms: [takeIds] }]
}

/** The id that a heading is given in its text; undefined for most. */
export function ownId({ data }: Heading): string | undefined {
  const id = data?.hProperties?.id
  return typeof id === 'string' ? id : undefined
}

/** Makes text of `{#id}` at the end of a heading or paragraph, which MDX would take for an expression. */
const tokenize: Tokenize = (effects, ok, nok) => {
  const begin: State = code => {
    effects.enter('data')
    effects.consume(code)
    return next => (next === sign ? inside(next) : nok(next))
  }
  const inside: State = code => {
    if (code === null || code < 0 || code === opening || code === space) return nok(code)
    effects.consume(code)
    return code === closing ? behind : inside
  }
  const behind: State = code => {
    if (code === space) {
      effects.consume(code)
      return behind
    }
    if (code !== null) return nok(code)
    effects.exit('data')
    return ok(code)
  }
  return begin
}

function takeIds(tree: Root): void {
  for (const node of everyNode(tree)) {
    const last: Nodes | undefined = node.type === 'heading' ? node.children.at(-1) : undefined
    const found = last?.type === 'text' ? written.exec(last.value.trimEnd()) : undefined
    const id = found?.[1] ?? found?.[2]
    if (!id || node.type !== 'heading' || last?.type !== 'text') continue
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } }
    last.value = last.value.slice(0, found?.index).trimEnd()
    if (last.value === '') node.children.pop()
  }
}
