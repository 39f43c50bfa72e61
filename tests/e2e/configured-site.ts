import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as plainTest } from 'playwright/test'
import { preview } from '../project-copy'

/** The addresses of the providers that the site is configured with. */
export const endpoint = 'https://inquiries.example/take'
export const map = 'https://maps.example/embed'
export const script = 'https://js-eu1.hsforms.net/forms/embed/v2.js'

/** The port of its analytics service, which is the test's own. */
export const countingPort = Number(process.env.TEST_PORT ?? 4179) + 1

/** The folder of the host that the site is served below. */
export const base = '/docs/v2/'

/** The number of articles that the site has more than the project. */
export const addedArticles = 45

/** The settings that differ from those of the project. */
const settings: [from: string, to: string][] = [
  [
    "analytics: { id: '', endpoint: '' }",
    `analytics: { id: 'T-1', endpoint: 'http://localhost:${countingPort}/collect' }`,
  ],
  ['| undefined = undefined', "| undefined = vital => console.log('vital', vital.name)"],
  ["const formRegion = ''", "const formRegion = 'eu1'"],
  ["portalId: ''", "portalId: '123'"],
  ["formId: ''", "formId: 'abc-def'"],
  ["map: ''", `map: '${map}'`],
  ["newsletter: ''", "newsletter: '/api/newsletter'"],
  ["inquiry: ''", `inquiry: '${endpoint}'`],
]

const project = join(import.meta.dirname, '../..')

/** The folder of the configured site, which is built before its tests. Each run has a port, and so its own folder. */
export const configuredRoot = join(project, `.cache/copies/configured-${process.env.TEST_PORT ?? 4179}`)

/** Tests of the configured site: relative addresses are its own. */
export const test = plainTest.extend<object, { configuredOrigin: string }>({
  configuredOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here.
    async ({}, use) => {
      const { server, address } = await preview(configuredRoot)
      await use(address)
      server.kill()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ configuredOrigin }, use) => use(configuredOrigin),
  // A visitor who has refused to be counted, so that the question covers nothing.
  context: async ({ context }, use) => {
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
    )
    await use(context)
  },
})

/** Replaces settings in a copy of the project. */
export function changeSettings(root: string): void {
  const file = join(root, 'content/site.ts')
  let text = readFileSync(file, 'utf8')
  for (const [from, to] of settings) {
    if (!text.includes(from)) throw new Error(`content/site.ts does not contain ${from}`)
    text = text.replace(from, to)
  }
  writeFileSync(file, text)
  // No test asks for compressed files of such a site, and making them takes seconds.
  const definition = join(root, 'renderer/site/index.ts')
  writeFileSync(definition, readFileSync(definition, 'utf8').replace(/^ {2}compress: .*\n/m, ''))
}

/** Adds articles to a copy of the project, older than those that are there. */
export function addArticles(root: string): void {
  const folder = join(root, 'content/blog')
  const text = readFileSync(join(folder, 'test-ai-vendor-claims.mdx'), 'utf8')
  const [fields] = text.split('\n---\n')
  for (let number = 1; number <= addedArticles; number++) {
    const own = (fields ?? '')
      .replace(/^id: .*$/m, `id: ${100 + number}`)
      .replace(/^title: .*$/m, `title: Older article ${number}`)
      .replace(/^date: .*$/m, `date: "2024-01-${String((number % 28) + 1).padStart(2, '0')}"`)
      .replace(/^updated: .*\n/m, '')
    writeFileSync(join(folder, `older-article-${number}.mdx`), `${own}\n---\n\nThe text of article ${number}.\n`)
  }
}
