import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../base/failures/failure'
import { distFolder, publishedFolder } from '../build/publish/releases'

/** Throws a `Failure` where there is no built site. */
export function requireBuild(root: string): void {
  // `vike build` writes the pages alone.
  const files = [join(publishedFolder(root), 'index.html'), join(distFolder(root), 'host-rules.json')]
  if (!files.every(existsSync)) throw new Failure('There is no built site yet. Run: npm run build')
}
