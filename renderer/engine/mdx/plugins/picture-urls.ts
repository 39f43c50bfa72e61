import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { kindOf } from '../../base/files/kinds'
import { everyNode } from '../nodes'

/**
 * The URL of a picture from "/", as the folder `content` has it, for one that is written from the file's own folder:
 * `./plan.png`, `plan.png` or `../figures/plan.png`. Any other URL stays as it is.
 */
export function pictureUrl(url: string, file: string): string {
  if (url === '' || /^([/#?]|[a-z][a-z0-9+.-]*:)/i.test(url)) return url
  const folder = file.split('/').slice(0, -1).map(encodeURIComponent).join('/')
  const base = `https://content.invalid/${folder}/`
  // A percent sign that encodes nothing is a plain character.
  const { pathname } = new URL(url.replace(/%(?![0-9a-f]{2})/gi, '%25'), base)
  return pathname.startsWith('/content/') ? pathname.slice('/content'.length) : url
}

/** The path of a picture as a file writes it: from its own folder where the picture is there. */
export function besideFile(path: string, file: string): string {
  const folder = file.slice('content'.length, file.lastIndexOf('/') + 1)
  return path.startsWith(folder) ? `./${path.slice(folder.length)}` : path
}

/** A remark plug-in that writes the URLs of pictures beside the text from "/". */
export function pictureUrls() {
  return (tree: Root, { path }: VFile) => {
    for (const node of everyNode(tree))
      if (node.type === 'image' || (node.type === 'definition' && kindOf(node.url)?.use === 'picture'))
        node.url = pictureUrl(node.url, path)
  }
}

/** The fields of a file with the paths of pictures beside it, `./cover.png` or `../cover.png`, written from "/". */
export function resolveFields(value: unknown, file: string): unknown {
  if (typeof value === 'string')
    return /^\.\.?\//.test(value) && kindOf(value)?.use === 'picture'
      ? decodeURI(pictureUrl(encodeURI(value), file))
      : value
  if (Array.isArray(value)) return value.map(item => resolveFields(item, file))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolveFields(item, file)]))
}
