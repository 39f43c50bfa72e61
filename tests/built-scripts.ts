import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Script {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

const dist = join(import.meta.dirname, '../dist')
const place = ['assets.json', 'client/.vite/manifest.json'].map(file => join(dist, file)).find(existsSync) ?? ''

/** The scripts of the built site by the file they come from, with the imports of each. */
export const scripts: Record<string, Script> = JSON.parse(readFileSync(place, 'utf8'))

/** The file of an island's own script. Throws when no island has that name. */
export function scriptOf(island: string): string {
  return find(name => name.endsWith(`/${island}.island.tsx`), island)
}

/** The file of the script that comes from a source file; sites load packages compiled. Throws when there is none. */
export function builtFrom(source: string): string {
  const compiled = source.replace(/^(renderer\/(?!site\/)\w+)\/(.*)\.tsx?$/, '$1/dist/$2.js')
  return find(name => name === source || name === compiled, source)
}

/** A script's file and those of all that it imports, at once rather than when asked for. */
export function withImports(file: string): string[] {
  const all = new Set([file])
  for (const each of all) {
    const script = Object.values(scripts).find(one => one.file === each)
    for (const name of script?.imports ?? []) {
      const imported = scripts[name]
      if (imported) all.add(imported.file)
    }
  }
  return [...all]
}

function find(fits: (name: string) => boolean, wanted: string): string {
  const name = Object.keys(scripts).find(fits)
  const script = scripts[name ?? '']
  if (!script) throw new Error(`No script is built from ${wanted}`)
  return script.file
}
