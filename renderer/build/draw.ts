import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { prerender } from 'vike/api'
import type { PageContextServer } from 'vike/types'
import type { DrawnPage } from '../outputs/output'
import { compare } from '../pipeline/issue'
import type { Staging } from './staging'

/**
 * Draws every page into the staging folder, with the code that was built there; gives them in the order of their
 * addresses. `onPage` is told how many are done.
 */
export async function drawPages({ root, client }: Staging, onPage: (done: number) => void): Promise<DrawnPage[]> {
  const pages: DrawnPage[] = []
  await prerender({
    viteConfig: { logLevel: 'warn', build: { outDir: root } },
    async onPagePrerender({ data, _prerenderResult: { filePath, fileContent } }: Prerendered) {
      await mkdir(dirname(filePath), { recursive: true })
      await writeFile(filePath, fileContent)
      const path = relative(client, filePath).replaceAll('\\', '/')
      const source = 'entity' in data ? data.entity.file : undefined
      const url = `/${path.replace(/(^|\/)index\.html$/, '$1')}`
      pages.push({
        url,
        path,
        info: data.info,
        ...(source && { source }),
        html: () => readFileSync(join(client, path), 'utf8'),
      })
      onPage(pages.length)
    },
  })
  return pages.sort((a, b) => compare(a.url, b.url))
}

type Prerendered = PageContextServer & { _prerenderResult: { filePath: string; fileContent: string } }
