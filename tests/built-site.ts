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

/** The folder of a page: all pages of a folder but the first have one layout. */
const folderOf = (address: string) => address.replace(/[^/]*\/$/, '')

/**
 * One page of each layout: those that are in no folder, and the first of each folder. What takes seconds is looked at on
 * them; `npm run verify` looks at every page.
 */
export const onePerLayout = addresses.filter(
  address => folderOf(address) === '/' || addresses.find(each => folderOf(each) === folderOf(address)) === address,
)
