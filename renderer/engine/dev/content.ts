import { readFileSync } from 'node:fs'
import type { MDXContent } from 'mdx/types'
import { createReader, type Site } from '../content/load'
import { codeCompiler, readCode } from '../mdx/compile-module'
import { contentStore } from './content-store'
import { annotateSources } from './source-positions'

const read = contentStore()?.read ?? createReader(process.cwd())
const compile = codeCompiler([annotateSources])
const texts = new Map<string, { source: string; text: Promise<MDXContent> }>()

/** What pages are drawn from while someone writes: all there is, as it stands on the disk, each block with its place. */
export async function readContent(): Promise<{ site: Site; textOf: (file: string) => Promise<MDXContent> }> {
  return { site: (await read()).value, textOf }
}

/** Compiled once for each state of the file. */
function textOf(file: string): Promise<MDXContent> {
  const source = readFileSync(file, 'utf8')
  const last = texts.get(file)
  if (last?.source === source) return last.text
  const text = compile(source, file).then(readCode)
  texts.set(file, { source, text })
  return text
}
