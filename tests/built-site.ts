import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../dist/client')

/** Every address of the built site, found in its files. */
export const addresses = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('index.html'))
  .map(file => `/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`)
  .sort()

/** The HTML of a page as it was written. */
export function htmlOf(address: string): string {
  return readFileSync(join(folder, address, address.endsWith('.html') ? '' : 'index.html'), 'utf8')
}

/** The bytes of a file of the built site. */
export function fileOf(path: string): Buffer {
  return readFileSync(join(folder, path))
}

/** The legal pages, by their names. */
const legal = readdirSync(join(import.meta.dirname, '../content/legal')).map(file => file.replace(/[.]mdx$/, ''))

/** All pages of a folder but the first have one layout, and so have legal pages, and those that list their changes. */
function layoutOf(address: string): string {
  const [, folder = '', name = ''] = /^(.*\/)([^/]*)\/$/.exec(address) ?? []
  if (folder !== '/') return `${folder}*`
  return legal.includes(name) ? `/legal${name.endsWith('-changes') ? '-changes' : ''}` : address
}

/** A page with two addresses names the other one; those that search engines may not list name none. */
const isOther = (address: string) => {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(htmlOf(address))?.[1]
  return canonical !== undefined && !canonical.endsWith(`.example${address}`)
}

/**
 * One page of each layout: the first one. What takes seconds is looked at on them; `npm run verify` looks at every page.
 */
export const onePerLayout = addresses
  .filter(address => !isOther(address))
  .filter((address, _, all) => all.find(each => layoutOf(each) === layoutOf(address)) === address)
