import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { checkSite } from '../renderer/engine/content/check'
import { loadSite } from '../renderer/engine/content/load'
import { formatIssue } from '../renderer/engine/diagnostics/issue'

const project = join(import.meta.dirname, '..')

/** A folder that is gone when the test ends. */
function temporary(): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  return root
}

async function load(root: string, read: typeof loadSite) {
  mkdirSync(join(root, 'content'), { recursive: true })
  // The types are the project's own, and what was derived from them once serves every test.
  symlinkSync(join(project, 'content/types'), join(root, 'content/types'), 'junction')
  symlinkSync(join(project, 'renderer'), join(root, 'renderer'), 'junction')
  mkdirSync(join(project, '.cache'), { recursive: true })
  symlinkSync(join(project, '.cache'), join(root, '.cache'), 'junction')
  const { value, issues } = await read(root)
  return { root, site: value, issues, text: issues.map(formatIssue).join('\n\n') }
}

/** Loads a site from files given as literals: path below content, and text. What texts use is checked by `checkedSite`. */
export function siteOf(files: Record<string, string | Uint8Array>, read = loadSite) {
  const root = temporary()
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, 'content', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return load(root, read)
}

/** As siteOf, with the types of what texts use checked too, which takes a moment. */
export function checkedSite(files: Record<string, string>) {
  return siteOf(files, checkSite)
}

/** Loads a site from tests/fixtures, with the types of what texts use checked unless `read` leaves that out. */
export function fixtureSite(name: string, read = checkSite as typeof loadSite) {
  const root = temporary()
  cpSync(join(project, 'tests/fixtures', name), root, { recursive: true })
  return load(root, read)
}
