import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { publishedFolder } from '../publish/staging'

/** Ends the process with exit code 1 and one line where there is no built site. */
export function requireBuild(root: string): void {
  if (existsSync(join(publishedFolder(root), 'index.html'))) return
  console.error('There is no built site yet. Run: npm run build')
  process.exit(1)
}
