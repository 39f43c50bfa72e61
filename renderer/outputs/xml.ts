/** An element: attributes by `@name`, its text as `#text`, and its children by name; lists repeat an element. */
export interface XmlElement {
  [name: string]: XmlValue | undefined
}

type XmlValue = string | XmlElement | readonly (string | XmlElement)[]

/**
 * Writes an XML document. Texts and attributes are escaped, so any text goes in that has no control characters; those are
 * issues of the content.
 */
export function toXml(root: XmlElement, indent = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${childrenOf(root, indent && `\n`, indent)}${indent && '\n'}`
}

/** The children of an element, each after `newline`, which is empty in a document without indents. */
function childrenOf(element: XmlElement, newline: string, indent: string): string {
  return Object.entries(element)
    .filter(([name]) => !/^[@#]/.test(name))
    .flatMap(([name, value = []]) => (isList(value) ? value : [value]).map(each => newline + write(name, each)))
    .join('')

  function write(name: string, value: string | XmlElement): string {
    // A sitemap has ten thousands of these.
    if (typeof value === 'string') return value ? `<${name}>${escapeXml(value)}</${name}>` : `<${name}/>`
    const attributes = Object.entries(value).map(([key, text]) =>
      key.startsWith('@') ? ` ${key.slice(1)}="${escapeXml(`${text}`)}"` : '',
    )
    const children = childrenOf(value, newline + indent, indent)
    const content = escapeXml(`${value['#text'] ?? ''}`) + children + (children && newline)
    return `<${name}${attributes.join('')}${content ? `>${content}</${name}>` : '/>'}`
  }
}

const isList = (value: XmlValue): value is readonly (string | XmlElement)[] => Array.isArray(value)

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const escapeXml = (text: string) => text.replace(/[&<>"']/g, sign => entities[sign] ?? '')
