import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { distFolder, publishedFolder } from '../build/publish/releases'

/** Ends the process with exit code 1 and one line where there is no built site. */
export function requireBuild(root: string): void {
  // `vike build` writes the pages alone.
  const files = [join(publishedFolder(root), 'index.html'), join(distFolder(root), 'host-rules.json')]
  if (files.every(existsSync)) return
  console.error('There is no built site yet. Run: npm run build')
  process.exit(1)
}
