import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isScalar, isSeq, parseDocument, Scalar, visit } from 'yaml'
import type { MarkdownFields } from '../../../../renderer/engine/mdx/plugins/show-fields'
import { injections } from '../../../factories/texts/hostile-texts'

/** A hostile text in a field. */
export interface Planted {
  file: string
  /** The field in the notation of messages: `stats.0.label`. */
  field: string
  /** Unique to this text, which starts and ends with it. */
  mark: string
  text: string
}

/** A hostile tag is added to the others: texts link to their pages. */
const tag = /^tags\.\d+$/

/**
 * Replaces every string in every frontmatter below `content/` in `root` by a hostile text, except fields for which
 * `isExcluded` is true, and adds one to every body, as a heading and a paragraph. Texts in place of long ones are padded to pass the rules about lengths.
 */
export async function plant(
  root: string,
  isExcluded: (file: string, field: string) => boolean,
  markdownFields: MarkdownFields,
): Promise<Planted[]> {
  const planted: Planted[] = []
  const folder = join(root, 'content')
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.mdx'))) {
    const file = `content/${path}`
    const [, frontmatter = '', body = ''] =
      /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(readFileSync(join(root, file), 'utf8')) ?? []
    const document = parseDocument(frontmatter)
    const isMarkdown = await markdownFields(file)
    const hostileTextAt = (field: string) => {
      const mark = `q${planted.length}q`
      // The emphasis shows a plain field rendered as Markdown, and the reverse, whatever the injection is.
      const text = `${mark} ${injections[planted.length % injections.length]} *m* ${mark}`
      planted.push({ file, field, mark, text })
      return text
    }
    visit(document, {
      Scalar(key, node, parents) {
        if (key === 'key' || typeof node.value !== 'string') return
        const field = fieldOf(parents, node)
        if (isExcluded(file, field) || tag.test(field)) return
        const text = hostileTextAt(field).padEnd(node.value.length > 70 ? 71 : 0, ' and so on')
        node.value = isMarkdown(pathOf(field)) ? inLine(text) : text
        node.type = Scalar.QUOTE_DOUBLE
      },
    })
    const tags = document.get('tags')
    if (isSeq(tags) && !isExcluded(file, `tags.${tags.items.length}`))
      tags.add(document.createNode(hostileTextAt(`tags.${tags.items.length}`)))
    const text = hostileTextAt('the text')
    const more = `\n\n## ${inMarkdown(text)}\n\n${inMarkdown(text)}\n`
    writeFileSync(join(root, file), `---\n${document.toString({ lineWidth: 0 })}---\n${body}${more}`)
  }
  return planted
}

/** A text as a line of Markdown: no sign is syntax. */
function inLine(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, '\\$&')
}

/** `lists.0.title` as a list of names and numbers. */
const pathOf = (field: string) => field.split('.').map(part => (/^\d+$/.test(part) ? Number(part) : part))

/** A text in Markdown: each sign as a reference, so that none is syntax. */
function inMarkdown(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, sign => `&#${sign.charCodeAt(0)};`)
}

function fieldOf(parents: readonly unknown[], node: Scalar): string {
  return [...parents, node]
    .flatMap((each, at, path) => {
      const parent = path[at - 1]
      if (isSeq(parent)) return `${parent.items.indexOf(each)}`
      return each && typeof each === 'object' && 'key' in each && isScalar(each.key) ? `${each.key.value}` : []
    })
    .join('.')
}
