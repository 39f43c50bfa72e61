import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * Links the packages that a project has in its own folders (npm's workspaces) below its `node_modules`, as npm does: a
 * copy of a project then uses its own packages, and those of others from the folders above. Gives whether it has any.
 */
export function linkWorkspaces(root: string): boolean {
  const { workspaces = [] }: { workspaces?: string[] } = readManifest(root)
  for (const folder of workspaces) {
    const link = join(root, 'node_modules', readManifest(join(root, folder)).name)
    mkdirSync(dirname(link), { recursive: true })
    if (!existsSync(link)) symlinkSync(resolve(root, folder), link, 'junction')
  }
  return workspaces.length > 0
}

const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
