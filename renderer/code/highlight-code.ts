import type { Element, ElementContent, Nodes, Root } from 'hast'
import { type LineKind, readLineComment, splitLines, textOf } from './code-lines'
import { readFenceMeta } from './fence-meta'
import { languageOf } from './languages'

/**
 * A rehype plug-in that prepares code blocks: classes for the parts of the code, elements for lines that are marked,
 * and a caption. The box around a block has the source after the fence in `data-code`, for Markdown copies.
 */
export const highlightCode = () => async (tree: Root) => {
  for (const { parent, index, pre, code } of blocksIn(tree)) parent.children[index] = await toBox(pre, code)
}

interface Block {
  parent: { children: Nodes[] }
  index: number
  pre: Element
  code: Element
}

/** The code blocks of a tree. */
function blocksIn(tree: Root): Block[] {
  const blocks: Block[] = []
  const search = (parent: Block['parent']) => {
    for (const [index, node] of parent.children.entries()) {
      const code = node.type === 'element' && node.tagName === 'pre' ? node.children[0] : undefined
      if (node.type === 'element' && code?.type === 'element' && code.tagName === 'code')
        blocks.push({ parent, index, pre: node, code })
      else if ('children' in node) search(node)
    }
  }
  search(tree)
  return blocks
}

/** The box of a code block: a figure where it has a caption. */
async function toBox(pre: Element, code: Element): Promise<Element> {
  const [className = ''] = [code.properties.className ?? ''].flat().map(String)
  const id = className.replace(/^language-/, '')
  const meta = code.data?.meta ?? ''
  const source = textOf(code)
  const language = languageOf(id)
  const { title, marked, hasLineNumbers } = readFenceMeta(meta, source.split('\n').length - 1)
  code.properties.className = [`language-${id || 'text'}`]
  code.children = await toLines(source, language, marked, hasLineNumbers)
  pre.properties = {
    ...pre.properties,
    dataLanguage: language?.load ? language.name : undefined,
    dataTitle: title,
    dataNumbers: hasLineNumbers ? '' : undefined,
  }
  const caption: Element[] = title === undefined ? [] : [element('figcaption', {}, [{ type: 'text', value: title }])]
  const box = element(caption.length > 0 ? 'figure' : 'div', { dataCode: [id, meta].filter(Boolean).join(' ') }, [
    ...caption,
    pre,
  ])
  return { ...box, position: pre.position }
}

const elements: Record<LineKind, string> = { added: 'ins', removed: 'del', marked: 'mark' }

/** Code with classes; with an element for each line where lines are marked or numbered. */
async function toLines(
  source: string,
  language: ReturnType<typeof languageOf>,
  marked: ReadonlySet<number>,
  hasLineNumbers: boolean,
): Promise<ElementContent[]> {
  const comments = source.split('\n').map(line => {
    const comment = readLineComment(line)
    return comment?.kind ? comment : undefined
  })
  const lines = source
    .split('\n')
    .map((line, index) => line.slice(0, line.length - (comments[index]?.source.length ?? 0)))
  const plain = lines.join('\n')
  // Loaded with the first block that has a language: the grammars are slow to load.
  const nodes: ElementContent[] = language?.load
    ? await (await import('./tokenize')).tokenize(plain, language)
    : [{ type: 'text', value: plain }]
  if (!hasLineNumbers && marked.size === 0 && comments.every(comment => comment === undefined)) return nodes
  const parts = splitLines(nodes)
  // A block ends with a line end, after which there is no line.
  return parts.slice(0, -1).map((children, index) => {
    const comment = comments[index]
    const kind = comment?.kind ?? (marked.has(index + 1) ? 'marked' : undefined)
    const properties = { dataLine: kind ?? '', dataComment: comment?.source }
    return element(kind ? elements[kind] : 'span', properties, [...children, { type: 'text', value: '\n' }])
  })
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}
