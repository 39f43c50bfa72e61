import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AuthoringContext } from '@proofsheet/authoring/authoring-context'
import { createProjectFile } from '@proofsheet/authoring/new/create-file'
import type { ImportedFile } from './imported-file'
import { type ImportPlan, planImport, type ReportProgress } from './plan-import'
import type { Source } from './source/find-sources'

/** The number of times that the import is planned again without the files that can't be brought in. */
const maxRounds = 4

/** The issues of links to what isn't there. */
const ofLinks = ['link-unknown', 'anchor-unknown', 'link-unpublished']

/** The result of an import, or of its dry run. */
export interface ImportResult extends ImportPlan {
  /** The files that have errors and are not written. */
  failed: ImportedFile[]
}

/**
 * Plans an import without the files that would have errors: links to those become text. Nothing is written.
 */
export async function planValidImport(
  context: AuthoringContext,
  sources: Source[],
  collection: string,
  isDraft: boolean,
  report?: ReportProgress,
): Promise<ImportResult> {
  const failed: ImportedFile[] = []
  for (let round = 0; ; round++) {
    const left = sources.filter(source => !failed.some(each => each.source === source))
    const plan = await planImport(context, left, collection, isDraft, report)
    const broken = plan.files.filter(({ issues }) => issues.length > 0)
    // What only links to such a file has a text in place of the link, once that file is left out.
    const causes = broken.filter(({ issues }) => issues.some(({ code }) => !ofLinks.includes(code)))
    failed.push(...(causes.length > 0 && round < maxRounds ? causes : broken))
    if (broken.length === 0 || round === maxRounds)
      return { ...plan, files: plan.files.filter(({ issues }) => issues.length === 0), failed }
  }
}

/** Writes the files and copies the pictures of a plan. A file that is there by now is left as it is. */
export function writeImport(root: string, { files, copies }: ImportPlan): void {
  const made = [
    ...copies.map(({ from, path }) => ({ file: `content${path}`, content: () => readFileSync(from) })),
    ...files.map(({ source: { file }, text }) => ({ file, content: () => text })),
  ]
  for (const { file, content } of made) if (!existsSync(join(root, file))) createProjectFile(root, file, content())
}
