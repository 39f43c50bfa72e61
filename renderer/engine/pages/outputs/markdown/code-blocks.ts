import type { Element } from 'hast'
import type { Handle } from 'hast-util-to-mdast'
import { textOf } from '../../../mdx/code/hast-text'
import { element, text } from './hast-nodes'

/** Reduces the box of a code block to its source: no caption, and with the comments that mark lines. */
export function simplifyCode(box: Element): Element {
  const [pre = box] = box.children.filter(child => child.type === 'element' && child.tagName === 'pre')
  const source = textOf(pre, line => {
    const { dataComment } = line.properties
    return dataComment === undefined ? undefined : `${textOf(line).replace(/\n$/, '')}${dataComment}\n`
  })
  return { ...element('pre', [text(source)]), properties: { dataCode: box.properties.dataCode } }
}

/** Whether an element is the box of a code block. */
export function isCodeBox({ properties: { dataCode } }: Element): boolean {
  return typeof dataCode === 'string'
}

/** The fence of a code block as the author wrote it; a handler of hast-util-to-mdast. */
export const fence: Handle = (_, pre: Element) => {
  const info = String(pre.properties.dataCode ?? '')
  const [lang] = info.split(' ', 1)
  const meta = info.slice((lang ?? '').length + 1)
  return { type: 'code', lang: lang || null, meta: meta || null, value: textOf(pre).replace(/\n$/, '') }
}
