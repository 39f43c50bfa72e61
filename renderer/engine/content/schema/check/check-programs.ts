import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteDefinition } from '../../../site'
import { declareComponents } from '../declarations'
import { runTypeScript } from '../typescript'

/** A TypeScript diagnostic; lines count from 0. */
export interface Diagnostic {
  line: number
  code: number
  text: string
}

/**
 * Type-checks programs, given as lines, together. Gives the diagnostics of each. TypeScript doesn't check types where
 * there is a syntax error: a program with one gets its syntax errors alone, and the others are checked without it.
 */
export async function checkPrograms(context: { site: SiteDefinition }, programs: string[][]): Promise<Diagnostic[][]> {
  const diagnostics = await runPrograms(context, programs)
  const isBroken = diagnostics.map(own => own.some(isSyntaxError))
  if (!isBroken.includes(true)) return diagnostics
  const others = programs.filter((_, index) => !isBroken[index])
  const found = others.length > 0 ? await checkPrograms(context, others) : []
  return diagnostics.map((own, index) => (isBroken[index] ? own.filter(isSyntaxError) : (found.shift() ?? [])))
}

/** Whether TypeScript can't parse the program: codes 1000 to 1999. */
export function isSyntaxError({ code }: Diagnostic): boolean {
  return code >= 1000 && code < 2000
}

/** Type-checks programs in one run of TypeScript. */
async function runPrograms({ site }: { site: SiteDefinition }, programs: string[][]): Promise<Diagnostic[][]> {
  const { folder } = await declareComponents(site)
  const run = mkdtempSync(join(folder, 'run-'))
  try {
    const config = { extends: '../tsconfig.json', files: ['../components.d.ts', 'texts.tsx'] }
    writeFileSync(join(run, 'tsconfig.json'), JSON.stringify(config))
    writeFileSync(join(run, 'texts.tsx'), ['export {}', ...programs.flat()].join('\n'))
    const output = await runTypeScript(join(run, 'tsconfig.json'))
    const diagnostics = [...output.matchAll(/texts\.tsx\((\d+),\d+\): error TS(\d+): (.*(?:\n .*)*)/g)].map(
      ([, line, code, text]) => ({ line: Number(line) - 2, code: Number(code), text: text ?? '' }),
    )
    let first = 0
    return programs.map(({ length }) => {
      const own = diagnostics.filter(({ line }) => line >= first && line < first + length)
      const relative = own.map(diagnostic => ({ ...diagnostic, line: diagnostic.line - first }))
      first += length
      return relative
    })
  } finally {
    rmSync(run, { recursive: true, force: true })
  }
}
