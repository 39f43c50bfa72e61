import XMLBuilder from 'fast-xml-builder'

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
  const builder = new XMLBuilder({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    format: indent !== '',
    indentBy: indent,
    suppressEmptyNode: true,
  })
  return builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...root })
}
