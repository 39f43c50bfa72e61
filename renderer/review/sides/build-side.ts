import { existsSync, mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { manifestName } from '@proofsheet/engine/build/publish/manifest'
import { distFolder } from '@proofsheet/engine/build/publish/releases'
import type { SiteDefinition } from '@proofsheet/engine/site'
import { readRecords, type SideRecords } from './read-records'
import { runScript, type ScriptResult } from './run-script'

/** The exit code of a command that is called wrongly. */
const usageExitCode = 2

/**
 * Builds the site of a project into a folder, without compressed files, and checks its content; the project's own built
 * site stays. Gives the records of both, or the output of the build where it fails.
 */
export async function buildSide(
  project: string,
  site: SiteDefinition,
  folder: string,
): Promise<{ records: SideRecords } | { failure: string }> {
  rmSync(folder, { recursive: true, force: true })
  const built = await buildIn(project, folder)
  if (built.status !== 0) return { failure: built.output.trim() }
  if (!existsSync(join(folder, manifestName))) takeRelease(project, folder)
  // It finds the texts analyzed by the build.
  const checked = await runScript(project, 'check', ['--format', 'json'])
  return { records: readRecords(project, site, checked.output) }
}

/** Builds the site of a project into a folder. An older version of the engine refuses this option: it publishes the site. */
async function buildIn(project: string, folder: string): Promise<ScriptResult> {
  const built = await runScript(project, 'build', ['--compared-in', folder])
  return built.status === usageExitCode ? runScript(project, 'build') : built
}

/** Moves the built site of a project: an older version of the engine knows no other place for it. */
function takeRelease(project: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(dirname(folder), { recursive: true })
  renameSync(realpathSync(distFolder(project)), folder)
}
