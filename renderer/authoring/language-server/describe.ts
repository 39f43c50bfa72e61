import { show } from '@proofsheet/engine/base/diagnostics/issue'
import type { Path } from '@proofsheet/engine/base/diagnostics/locate'
import type { Entry } from '@proofsheet/engine/content/files/find'
import { shapesAt } from '@proofsheet/engine/content/schema/schema-fields'
import { pictureUrl } from '@proofsheet/engine/mdx/plugins/picture-urls'
import { cursorAt } from '../cursors/cursor-at'
import { altAdvice, describeMedia, describePage, describeTag, factValue } from './describe-values'
import { directiveSentence, isInComponent, sentenceOf } from './sentence'
import { typeOf, type Workspace } from './workspace'

/** The hover text for an offset, as Markdown, with the span that it explains. */
export async function describe(workspace: Workspace, entry: Entry, offset: number) {
  const { definitions } = workspace
  const type = typeOf(workspace, entry)
  const cursor = cursorAt(entry.source, offset, type, definitions)
  if (!cursor) return
  const components = isInComponent(cursor) ? await workspace.components() : []
  const { start, end } = cursor
  const word = entry.source.slice(start, end)
  const text = (...parts: (string | undefined)[]) => {
    const text = parts.filter(Boolean).join('\n\n')
    return text ? { start, end, text } : undefined
  }
  const field = (path: Path) => {
    const [shape] = shapesAt(type, path, definitions)
    return shape && text(sentenceOf(shape, definitions))
  }
  const component = (name: string) => components.find(known => known.name === name)
  switch (cursor.at) {
    case 'field':
      return field([...cursor.group, word])
    case 'value': {
      const [shape] = shapesAt(type, cursor.path, definitions)
      const about =
        describeTag(workspace, entry, cursor.path, word) ?? describeMedia(workspace, pictureUrl(word, entry.file))
      return text(about, describePage(workspace, word, shape?.reference), shape && sentenceOf(shape, definitions))
    }
    case 'component': {
      const known = component(word)
      return text(known?.sentence, known && `\`\`\`mdx\n${known.example}\n\`\`\``)
    }
    case 'prop': {
      const prop = component(cursor.component)?.props.find(({ name }) => name === word)
      const example = prop?.example === undefined ? undefined : `For example: \`${show(prop.example)}\``
      return text(prop?.sentence, prop && `Takes ${prop.type}.`, example)
    }
    case 'frontmatter':
      return field([...cursor.path, word])
    case 'directive':
      return text(directiveSentence(word, workspace.site, components))
    case 'code-language':
      return text(workspace.site.codeBlocks?.languages[word.toLowerCase()])
    case 'code-meta':
      return text(workspace.site.codeBlocks?.metaParts.find(({ name }) => name === word)?.sentence)
    case 'picture':
      return text(describeMedia(workspace, pictureUrl(word, entry.file)), altAdvice)
    case 'prop-value':
    case 'address':
      return text(describePage(workspace, word))
    case 'fact':
      return text(factValue(workspace, word))
  }
}
