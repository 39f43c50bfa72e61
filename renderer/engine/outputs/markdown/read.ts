import type { Element, Root } from 'hast'
import sax from 'sax'

/**
 * The tree of a drawn page's main part. React writes well-formed markup, so a strict reader of XML is enough; throws
 * where a page is not.
 */
export function readMain(html: string): Root {
  const root: Root = { type: 'root', children: [] }
  const open: (Root | Element)[] = [root]
  const inside = () => open.at(-1) ?? root
  const parser = sax.parser(true)
  parser.onopentag = ({ name, attributes }) => {
    const element: Element = { type: 'element', tagName: name, properties: { ...attributes } as never, children: [] }
    inside().children.push(element)
    open.push(element)
  }
  parser.onclosetag = () => void open.pop()
  parser.ontext = value => void inside().children.push({ type: 'text', value })
  parser.onerror = error => {
    throw error
  }
  const start = html.indexOf('<main')
  const end = html.lastIndexOf('</main>')
  if (start < 0 || end < 0) throw new Error('The page has no main part.')
  parser.write(html.slice(start, end + '</main>'.length)).close()
  return root
}
