import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkGfm from 'remark-gfm'
import { formats } from '../../../renderer/engine/base/diagnostics/formats/all-formats'
import { createFileAnalyzer } from '../../../renderer/engine/content/analyze'
import { createExactParser } from '../../../renderer/engine/mdx/bounded/exact-parser'
import { createBodyCompiler, loadBody } from '../../../renderer/engine/mdx/compile'
import { componentNames } from '../../../renderer/site/components/names'
import { site } from '../../../renderer/site/index'
import { pathologicalText, textCount } from './pathological-texts'

/** The time and memory for one text, as a line of JSON on the standard output. */
export interface Measurement {
  number: number
  name: string
  /** Processor time in ms. */
  ms: number
  /** The largest resident memory so far above that after the first text, in MB. */
  mb: number
  error?: string
}

/** The texts of one process: the memory that it has reserved grows with their number, also where none of it is used. */
const textsOfProcess = 100

const analyze = createFileAnalyzer(site)
const compile = createBodyCompiler(site)
const file = 'content/pages/one.mdx'
const content = ({ children }: { children?: React.ReactNode }) => children ?? null
const components = Object.fromEntries(componentNames.map(name => [name, content]))

/** Processes one file as check and build do: analyze, print the issues, compile and render. */
async function checkAndRender(source: string): Promise<void> {
  const { analysis, tree, parsed } = analyze({ source, file })
  for (const format of Object.values(formats)) format(analysis.issues, { sourceOf: () => source, hasColor: false })
  if (!tree || !analysis.data) return
  const compiled = await compile({ file, tree, body: parsed.body, frontmatter: analysis.data })
  renderToStaticMarkup(createElement(await loadBody(compiled), { components }))
}

const parseUnbounded = createExactParser([remarkGfm]).parse
const [first = '0', mode] = process.argv.slice(2)
await checkAndRender('---\ntitle: Title\n---\n\nText.\n')
const baseMb = process.resourceUsage().maxRSS / 1000

/** Measures a piece of work. Prints a result before, in case that it never ends or ends the process, and the real one. */
async function measure(number: number, name: string, work: () => Promise<void>): Promise<void> {
  const result: Measurement = { number, name, ms: 0, mb: 0 }
  console.log(JSON.stringify({ ...result, error: 'ends the process, or never ends' }))
  globalThis.gc?.()
  const before = process.cpuUsage()
  await work().catch(error => {
    result.error = String(error).slice(0, 200)
  })
  const { user, system } = process.cpuUsage(before)
  result.ms = Math.round((user + system) / 1000)
  result.mb = Math.round(process.resourceUsage().maxRSS / 1000 - baseMb)
  console.log(JSON.stringify(result))
}

if (mode === 'unbounded')
  await measure(0, 'brackets without limits', async () => {
    parseUnbounded('['.repeat(60_000) + ']'.repeat(60_000))
  })
else
  for (let number = Number(first); number < Math.min(textCount, Number(first) + textsOfProcess); number++) {
    const { name, source } = pathologicalText(number)
    await measure(number, name, () => checkAndRender(source))
  }
