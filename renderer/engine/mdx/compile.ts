import { createProcessor } from '@mdx-js/mdx'
import type { Root } from 'hast'
import type { MDXContent } from 'mdx/types'
import { VFile } from 'vfile'
import { parseEntry } from '../content/parse'
import { parseBody } from './parse'
import { mdxOptions } from './plugins'
import { toComponent, toRenderTree } from './render-tree'

const plain = mdxOptions()
const processor = createProcessor({ ...plain, rehypePlugins: [...(plain.rehypePlugins ?? []), takeTree] })

/** The syntax of a text, as it was parsed. */
export type Tree = ReturnType<typeof processor.parse>

/** Takes what a text shows out of the processor, which would go on to make program code of it. */
function takeTree() {
  return (tree: Root, file: VFile): Root => {
    file.data.tree = tree
    return { type: 'root', children: [] }
  }
}

/**
 * What a text that was parsed already shows, as `readTree` takes it; the tree is used up. It shows what its program code
 * would, a third of the work sooner: what may stand in a text is no program.
 */
export async function compileTree(tree: Tree, file: string, frontmatter: unknown): Promise<string> {
  const about = new VFile({ path: file })
  await processor.run(tree as never, about)
  return JSON.stringify(toRenderTree(about.data.tree as Root, frontmatter))
}

/** As `compileTree`, from the source of a content file. Throws where the text can't be parsed. */
export async function compileSource(source: string, file: string): Promise<string> {
  const { data, body } = parseEntry(source, file).value
  const { tree } = parseBody(body, file)
  if (!tree) throw new Error(`The text of ${file} can't be parsed.`)
  return compileTree(tree, file, data)
}

/** A text that `compileTree` gave, ready to be drawn. */
export function readTree(text: string): MDXContent {
  return toComponent(JSON.parse(text))
}
