import type { Data, Heading, PhrasingContent, RootContent } from 'mdast'
import { type TagElement, valuesOf } from './attributes'
import type { Content } from './content'
import type { HtmlElement } from './known/element'
import { elements } from './known/elements'
import { blocksOf, positionOf } from './nodes-in-line'
import { toTable } from './tables'

/** The attributes that nodes of Markdown have a field of their own for. */
const fields: Record<string, readonly string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title'],
  ol: ['start'],
  td: ['align'],
  th: ['align'],
}

/** Gives the nodes of Markdown that an element with fitting attributes and content is. */
export function buildNodes(element: TagElement & { name: string }, content: Content): RootContent[] {
  const { name, position } = element
  const values = valuesOf(element)
  const data = dataOf(element, values)
  const common = { ...(data && { data }), ...(position && { position }) }
  const line = 'line' in content ? content.line : []
  const blocks = 'blocks' in content ? content.blocks : blocksOf(content.line)
  const text = (value: string | true | undefined) => (typeof value === 'string' ? value : '')
  switch (name) {
    case 'a':
      return [
        {
          type: 'link',
          url: text(values.href),
          title: text(values.title) || null,
          children: withoutAutolinks(line),
          ...common,
        },
      ]
    case 'img':
      return [
        { type: 'image', url: text(values.src), alt: text(values.alt), title: text(values.title) || null, ...common },
      ]
    case 'b':
    case 'strong':
      return [{ type: 'strong', children: line, ...common }]
    case 'i':
    case 'em':
      return [{ type: 'emphasis', children: line, ...common }]
    case 's':
    case 'del':
      return [{ type: 'delete', children: line, ...common }]
    case 'br':
      return [{ type: 'break', ...common }]
    case 'hr':
      return [{ type: 'thematicBreak', ...common }]
    case 'p':
      return [{ type: 'paragraph', children: line, ...common }]
    case 'blockquote':
      return [{ type: 'blockquote', children: blocks as [], ...common }]
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [{ type: 'heading', depth: Number(name[1]) as Heading['depth'], children: line, ...common }]
    case 'ul':
    case 'ol': {
      const start = name === 'ol' ? Number(values.start ?? 1) : null
      return [{ type: 'list', ordered: name === 'ol', start, spread: false, children: blocks as [], ...common }]
    }
    case 'li': {
      const spread = blocks.filter(({ type }) => type === 'paragraph').length > 1
      return [{ type: 'listItem', spread, checked: null, children: blocks as [], ...common }]
    }
    case 'picture':
      return blocks
    case 'code': {
      const code = line.every(child => child.type === 'text') && line.map(({ value }) => value).join('')
      return code && !data ? [{ type: 'inlineCode', value: code.replace(/\n/g, ' '), ...common }] : [generic()]
    }
    case 'div':
    case 'span':
      // Without attributes they mean nothing.
      if (data) return [generic()]
      // A problem of its place is one of its tags.
      if (name === 'div')
        return blocks.length === 1
          ? blocks.map(block => ({ ...block, ...positionOf(element, element) }) as RootContent)
          : blocks
      return line
    case 'table':
      return [toTable(blocks, common) ?? generic()]
    default:
      return [generic()]
  }

  function generic(): HtmlElement {
    const children = 'line' in content ? content.line : content.blocks
    const isInLine = elements.get(name)?.place === 'line'
    return { type: 'htmlElement', name, isInLine, children, ...common, data: { ...data, hName: name } }
  }
}

/** The attributes of an element for its node: those with a URL as written, and those that Markdown has no field for. */
function dataOf({ name, attributes }: TagElement, values: Record<string, string | true>): Data | undefined {
  const description = elements.get(name ?? '')
  const urls = attributes.filter(attribute => {
    if (attribute.type !== 'mdxJsxAttribute') return false
    return /^(link|picture|recording|frame)$/.test(`${description?.attributes[attribute.name.toLowerCase()]}`)
  })
  const others = Object.entries(values).filter(([key]) => !fields[name ?? '']?.includes(key))
  const { align } = values
  const properties = {
    ...Object.fromEntries(others),
    // The security policy refuses the style attribute that cells would have otherwise.
    ...(align && (name === 'td' || name === 'th') && { dataAlign: align }),
    ...(/^(audio|video)$/.test(name ?? '') && { controls: true, preload: 'metadata' }),
  }
  if (urls.length === 0 && Object.keys(properties).length === 0) return
  return {
    ...(urls.length > 0 && { attributes: urls as Data['attributes'] & object }),
    ...(Object.keys(properties).length > 0 && { hProperties: properties }),
  }
}

/** The text of a link: remark-gfm makes links of addresses, also of those in a link. */
function withoutAutolinks(children: PhrasingContent[]): PhrasingContent[] {
  return children.flatMap(child => {
    if (child.type !== 'link' || child.children.length !== 1) return [child]
    const [only] = child.children
    return only?.type === 'text' && child.url.endsWith(only.value) ? [only] : [child]
  })
}
