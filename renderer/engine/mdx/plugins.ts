import type { CompileOptions } from '@mdx-js/mdx'
import { parse } from 'acorn'
import type { Program } from 'estree-jsx'
import type { ElementContent, Root as HastRoot } from 'hast'
import type { Root as MdastRoot } from 'mdast'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import type { VFile } from 'vfile'

/**
 * How a body is compiled: the one list of plug-ins. `frontmatterOf` gives the fields that expressions may name, where they
 * are to become program code.
 */
export function mdxOptions(
  frontmatterOf?: (file: VFile) => Record<string, unknown>,
): Pick<CompileOptions, 'remarkPlugins' | 'rehypePlugins'> {
  return {
    remarkPlugins: [remarkGfm, ...(frontmatterOf ? [[nameFrontmatter, frontmatterOf] as Named] : [])],
    rehypePlugins: [rehypeSlug, placeNotes],
  }
}

type Named = [typeof nameFrontmatter, Parameters<typeof nameFrontmatter>[0]]

/** Lets expressions say `frontmatter.title`. */
function nameFrontmatter(frontmatterOf: (file: VFile) => Record<string, unknown>) {
  return (tree: MdastRoot, file: VFile) => {
    const code = `const frontmatter = ${JSON.stringify(frontmatterOf(file))}`
    const estree = parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as Program
    tree.children.unshift({ type: 'mdxjsEsm', value: '', data: { estree } })
  }
}

/** Puts each Note into one box with the block before it, so that it can stand beside that block. */
function placeNotes() {
  return (tree: HastRoot) => {
    const placed: HastRoot['children'] = []
    for (const node of tree.children) {
      const isNote = node.type === 'mdxJsxFlowElement' && node.name === 'Note'
      const previous = placed.findLastIndex(other => other.type === 'element' || other.type === 'mdxJsxFlowElement')
      const beside = placed[previous]
      if (isNote && beside?.type === 'element' && /^(p|ul|ol|table|blockquote)$/.test(beside.tagName)) {
        const box: ElementContent = {
          type: 'element',
          tagName: 'div',
          properties: { className: ['noted'] },
          children: [beside, node],
        }
        placed.splice(previous, placed.length, box)
      } else placed.push(node)
    }
    tree.children = placed
  }
}
