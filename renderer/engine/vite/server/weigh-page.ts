import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { assetsIn } from '../../pages/html/inspect'
import { parsePage } from '../../pages/html/page-tree'
import { withoutSources } from '../../pages/html/source-positions'
import type { Weight } from '../report'

const compress = promisify(brotliCompress)

/** The weight of the page at a URL, as far as it is known without a build. */
export async function weighPage(url: string, root: string, origin: string): Promise<Weight> {
  const html = await (await fetch(origin + url, { headers: { Accept: 'text/html' } })).text()
  const built = weighBuilt(url, join(root, 'dist/client'))
  return {
    html: (await compress(withoutSources(html).replace(/<script type="module"[\s\S]*?<\/script>/g, ''))).length,
    rest: built,
  }
}

/** The size of the page's styles, preloaded fonts and scripts as last built, compressed. */
function weighBuilt(url: string, output: string): number | undefined {
  const page = join(output, url, 'index.html')
  if (!existsSync(page)) return
  const files = assetsIn(parsePage(readFileSync(page, 'utf8'))).map(url => join(output, url))
  return files.reduce((sum, file) => {
    const sent = [`${file}.br`, file].find(existsSync)
    return sum + (sent ? statSync(sent).size : 0)
  }, 0)
}
