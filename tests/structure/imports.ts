import { existsSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { Visitor } from 'rolldown/utils'
import { code, parse, root } from './sources'

/** An import, export from, or dynamic import of one file. */
export interface Import {
  from: string
  /** The imported file from the project's root, or the specifier of a package or virtual module. */
  to: string
  isPackage: boolean
  /** Whether nothing of it remains when the code runs. */
  isTypeOnly: boolean
  /** Whether the file is found by the pattern of `import.meta.glob`, which names no file. */
  isGlob: boolean
}

const read = new Map<string, Import[]>()

/** What a code file imports, `import()`, `import type` and `import.meta.glob` included. Throws for files that don't exist. */
export function importsOf(from: string): Import[] {
  const known = read.get(from) ?? readImports(from)
  read.set(from, known)
  return known
}

/** Every import of the site and its engine. */
export function allImports(): Import[] {
  return code.flatMap(importsOf)
}

function readImports(from: string): Import[] {
  const { module, program } = parse(from)
  const found: Import[] = []
  const add = (specifier: string, isTypeOnly: boolean) =>
    found.push({ from, isTypeOnly, isGlob: false, ...resolve(from, specifier) })
  for (const { moduleRequest, entries } of module.staticImports)
    add(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType))
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries) if (moduleRequest) add(moduleRequest.value, isType)
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') add(source.value, false)
    },
    TSImportType({ source }) {
      add(source.value, true)
    },
    CallExpression({ callee, arguments: [pattern] }) {
      const isGlob = callee.type === 'MemberExpression' && callee.object.type === 'MetaProperty'
      if (!isGlob || pattern?.type !== 'Literal') return
      for (const to of matching(String(pattern.value)))
        found.push({ from, to, isPackage: false, isTypeOnly: false, isGlob: true })
    },
  }).visit(program)
  return found
}

/** The files of a pattern that begins at the root, as Vite reads it: `/renderer/**​/*.island.tsx`. */
function matching(pattern: string): string[] {
  const source = pattern.slice(1).replace(/[.]|\*\*\/|\*/g, part => parts[part] ?? part)
  const expression = new RegExp(`^${source}$`)
  return code.filter(path => expression.test(path))
}

const parts: Record<string, string> = { '.': '\\.', '**/': '(?:.*/)?', '*': '[^/]*' }

function resolve(from: string, specifier: string): Pick<Import, 'to' | 'isPackage'> {
  if (!specifier.startsWith('.')) return { to: specifier, isPackage: true }
  const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
  const to = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map(end => path + end).find(isFile)
  if (to === undefined) throw new Error(`${from} imports ${specifier}, and there is no such file.`)
  return { to, isPackage: false }
}

function isFile(path: string): boolean {
  const full = join(root, path)
  return existsSync(full) && statSync(full).isFile()
}
