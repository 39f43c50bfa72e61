import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { progress } from '../commands/progress'
import { distFolder } from '../publish/releases'
import type { SiteDefinition } from '../site'
import { compareSites } from './compare/compare-sites'
import { compareFile, type FileChange } from './explain/changed-fields'
import { classifyChanges, countClasses } from './explain/classes'
import { findFailures } from './explain/fail-on'
import { locateChange, readChangedLines } from './explain/locate'
import { createReasons } from './explain/reasons'
import { describeComparison } from './explain/sentences'
import type { PictureBrowser } from './pictures/picture-types'
import { takePictures } from './pictures/take-pictures'
import { clearReport, writeReport } from './report/write-report'
import type { ReviewOptions } from './review-options'
import type { ReviewResult } from './review-result'
import type { Change, Comparison, Group } from './review-types'
import { type ChosenSides, chooseSides } from './sides/choose-sides'
import { changedFiles, diffOf } from './sides/git'

/** Kinds of changes that pictures show. */
const pictured = new Set<Change['kind']>(['heading', 'text', 'order', 'link', 'image', 'label'])

/** What the command prints and how it ends. */
export interface Review {
  result: ReviewResult
  /** The rules of `--fail-on` that the change breaks, in sentences. */
  failures: string[]
  /** The absolute path of the report's first page. */
  report: string
}

/** Reviews what changes for visitors: compares two sites and writes the report. `launch` starts the browser for pictures. */
export async function review(
  root: string,
  site: SiteDefinition,
  options: ReviewOptions,
  launch: () => Promise<PictureBrowser>,
): Promise<Review> {
  progress('Building both sites …')
  const sides = await chooseSides(root, site, options)
  const { before, after } = sides
  progress('Comparing …')
  const files = fileChanges(root, sides)
  const code = sides.commit ? changedFiles(root, sides.commit, ...codePaths).filter(isCode) : []
  const comparison = compareSites(before, after, createReasons(before, after, files, code))
  const classes = site.review ?? {}
  const sources = new Map([...before.files.values(), ...after.files.values()].map(file => [file.page, file.source]))
  const ofSite = classifyChanges(comparison, files, classes, url => sources.get(url))
  const folder = join(realpathSync(distFolder(root)), 'review')
  clearReport(folder)
  progress('Taking pictures …')
  const chosen = groupsToPicture(comparison, options.pictures)
  const pictures = await takePictures({ before, after }, chosen, folder, launch)
  const result: ReviewResult = {
    ...{ before, after, comparison, ofSite, pictures },
    classes: countClasses(comparison, ofSite),
    sentences: describeComparison(comparison, ofSite, classes),
    places: placesOf(root, sides, comparison),
    notes: [...sides.notes, ...pictureNotes(comparison, chosen.length)],
    language: site.settings.language,
    ...(options.pullRequest && { pullRequest: options.pullRequest }),
  }
  await writeReport(result, folder, options.reportAddress)
  progress('')
  return {
    result,
    failures: findFailures(options.failRules, comparison, result.classes),
    report: join(distFolder(root), 'review/index.html'),
  }
}

/** The folders of the code that renders pages. */
const codePaths = ['renderer', 'pages', 'vite.config.ts', 'package-lock.json']

/** Whether a file can change a page: no documents, and none of the engine that runs beside the rendering alone. */
const isCode = (file: string) =>
  !file.endsWith('.md') && !/^renderer\/engine\/(authoring|commands|dev|publish|review|workers)\//.test(file)

/** The content files that differ, field by field; none where the sources of a side are unknown. */
function fileChanges(root: string, { before, after, commit }: ChosenSides): FileChange[] {
  if (!commit || !before.source || !after.source) return []
  return changedFiles(root, commit, 'content')
    .filter(file => /\.(mdx?|ya?ml)$/.test(file))
    .map(file => compareFile(file, before.source?.(file), after.source?.(file)))
}

const isPictured = ({ changes }: Group) => changes.some(({ kind, selectors }) => selectors && pictured.has(kind))

function groupsToPicture({ groups }: Comparison, most: number): (readonly [number, Group])[] {
  return [...groups.entries()].filter(([, group]) => isPictured(group)).slice(0, most)
}

function pictureNotes({ groups }: Comparison, taken: number): string[] {
  const all = groups.filter(isPictured).length
  return all > taken ? [`Pictures were taken of ${taken} of ${all} groups; --pictures ${all} takes all.`] : []
}

/** The line that each change of each group comes from. */
function placesOf(root: string, { commit }: ChosenSides, { groups }: Comparison): ReviewResult['places'] {
  if (!commit) return new Map()
  const lines = readChangedLines(diffOf(root, commit, 'content', ...codePaths.slice(0, 2)))
  return new Map(
    groups.map(({ changes, reasons }, index) => [index, changes.map(change => locateChange(change, lines, reasons))]),
  )
}
