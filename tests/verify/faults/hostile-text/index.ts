import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { createCache } from '../../../../renderer/engine/base/cache/store'
import { createMarkdownFields } from '../../../../renderer/engine/content/inline/markdown-fields'
import { site } from '../../../../renderer/site/index'
import { build, copyProject, preview, removeCopy } from '../../../project-copy'
import type { Finding, SiteCheck, SiteResult } from '../../check'
import { inspectOutputs, inspectText } from './inspect-outputs'
import { inspectPage } from './inspect-page'
import { type Planted, plant } from './plant'

const project = join(import.meta.dirname, '../../../..')

/** Writes hostile text into a copy of the project, in every field in which the content check accepts it. */
async function plantAllowed(root: string): Promise<Planted[]> {
  const markdownFields = createMarkdownFields(project, site, createCache(project))
  const refused = new Set<string>()
  // Fields can depend on each other: refused fields are restored until the check accepts all.
  for (;;) {
    rmSync(join(root, 'content'), { recursive: true })
    cpSync(join(project, 'content'), join(root, 'content'), { recursive: true })
    rmSync(join(root, 'content/ledger.txt'), { force: true })
    const isRefused = (file: string, field: string) =>
      [...field.matchAll(/\.|$/g)].some(({ index }) => refused.has(`${file} ${field.slice(0, index)}`))
    const planted = await plant(root, isRefused, markdownFields)
    const command = ['scripts/run.mjs', 'scripts/check.ts', '--format', 'json']
    const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
    if (!stdout) throw new Error(`check has no output: ${stderr}`)
    const { issues } = JSON.parse(stdout) as { issues: { file: string; field?: string; severity: string }[] }
    const errors = issues.filter(({ severity }) => severity === 'error')
    if (errors.length === 0) return planted
    const before = refused.size
    for (const { file, field = '' } of errors) refused.add(`${file} ${field}`)
    if (refused.size === before) throw new Error(`check refuses the original content: ${JSON.stringify(errors[0])}`)
  }
}

/** Inspects every page of a site with hostile text in a browser; counts the texts that pages contain. */
async function readSite(browser: Browser, origin: string, planted: Planted[]): Promise<SiteResult> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(match => new URL(match[1] ?? '').pathname)
  const findings: Finding[] = []
  const seen = new Set<string>()
  for (const address of addresses) {
    const read = await inspectPage(browser, origin + address, planted)
    findings.push(...read.faults.map(message => ({ page: address, message })))
    for (const mark of read.seen) seen.add(mark)
  }
  return {
    inspected: addresses.length,
    findings,
    figures: {
      'hostile texts': planted.length,
      'of them on pages': seen.size,
      fields: new Set(planted.map(({ field }) => field.replace(/\d+/g, '0'))).size,
    },
  }
}

export const hostileText: SiteCheck = {
  name: 'hostile text',
  async run({ browser, log }) {
    const root = copyProject()
    try {
      const planted = await plantAllowed(root)
      log(`hostile text: ${planted.length} texts`)
      const built = build(root)
      if (!built.ok) return { inspected: 0, findings: [{ page: 'the build', message: built.text.slice(0, 1000) }] }
      const { server, address } = await preview(root)
      try {
        const pages = await readSite(browser, address, planted)
        const outputs = await inspectOutputs(browser, join(root, 'dist'), planted)
        return {
          inspected: pages.inspected + outputs.inspected,
          findings: [...pages.findings, ...outputs.findings],
          figures: { ...pages.figures, 'of them in other files': outputs.seen.size },
        }
      } finally {
        server.kill()
      }
    } finally {
      removeCopy(root)
    }
  },
  requirements: {
    async 'Markup, quotes, comments, line separators and template syntax in fields and texts appear on pages unchanged, and nothing runs.'({
      browser,
    }) {
      const text = `${mark} </script><script>ran=1</script> ${mark}`
      const html = `<!doctype html><title>Fault</title><script type="application/ld+json">{"name":"${text}"}</script><p>${text}</p>`
      const address = `data:text/html,${encodeURIComponent(html)}`
      const { faults } = await inspectPage(browser, address, [{ file: '', field: '', mark, text }])
      return faults.map(message => ({ page: 'a page with a deliberate fault', message }))
    },
    'A strict parser of XML reads the same text in feeds and the sitemap.': ({ browser }) =>
      findInFile(browser, 'atom.xml', `<feed><title>${mark} Q&amp;A</title><category term="Q<A"/></feed>`),
    'A parser of JSON reads the same text in feeds and settings.': ({ browser }) =>
      findInFile(browser, 'feed.json', JSON.stringify({ title: `${mark} Q&amp;A ${mark}` })),
    'The frontmatter of Markdown copies has the same text.': ({ browser }) =>
      findInFile(browser, 'index.md', `---\ntitle: ${mark} Q&amp;A ${mark}\n---\n`),
  },
}

/** The text around each planted one. */
const mark = 'q0q'

/** What is found in a file that should hold a planted text. */
async function findInFile(browser: Browser, path: string, content: string): Promise<Finding[]> {
  const visit = await browser.newPage()
  const { faults } = await inspectText(visit, path, content, [
    { file: '', field: '', mark, text: `${mark} Q&A ${mark}` },
  ])
  await visit.close()
  return faults.map(message => ({ page: path, message }))
}
