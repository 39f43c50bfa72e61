import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { progress } from '@proofsheet/engine/base/failures/progress'
import { distFolder } from '@proofsheet/engine/build/publish/releases'
import type { SiteDefinition } from '@proofsheet/engine/site'
import { compareSites } from './compare/compare-sites'
import { sourceFiles, withCauses } from './explain/causes'
import { compareFile, type FileChange } from './explain/changed-fields'
import { classifyChanges, countClasses } from './explain/classes'
import { describePages } from './explain/differing-pages'
import { findFailures } from './explain/fail-on'
import { createReasons } from './explain/reasons'
import { describeComparison } from './explain/sentences'
import { equalText } from './pictures/equal-text'
import type { PictureBrowser } from './pictures/picture-types'
import { takePictures } from './pictures/take-pictures'
import { clearReport, writeReport } from './report/write-report'
import type { ReviewOptions } from './review-options'
import type { ReviewResult } from './review-result'
import { type Comparison, type Group, hasPlace } from './review-types'
import { changedCode } from './sides/changed-code'
import { type ChosenSides, chooseSides } from './sides/choose-sides'
import { changedFiles } from './sides/git'

/** The result of a review, the rules that it breaks, and the path of its report. */
export interface Review {
  result: ReviewResult
  /** The rules of `--fail-on` that the change breaks, in sentences. */
  failures: string[]
  /** The absolute path of the report's first page. */
  report: string
}

/**
 * Reviews the changes for visitors: compares two sites and writes the report. `launch` starts the browser for pictures.
 */
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
  const code = changedCode(root, sides)
  const found = compareSites(
    before,
    after,
    createReasons(before, after, files, [...settingsChanged(root, site, sides), ...code]),
  )
  const { comparison, places } = withCauses(root, sides, found, files, code)
  const classes = site.review ?? {}
  const sources = new Map([...sourceFiles(before), ...sourceFiles(after)])
  const ofSite = classifyChanges(comparison, files, classes, url => sources.get(url))
  const dist = distFolder(root)
  const folder = join(existsSync(dist) ? realpathSync(dist) : dist, 'review')
  clearReport(folder)
  progress('Taking pictures …')
  const chosen = groupsToPicture(comparison, options.pictures)
  const pictures = await takePictures({ before, after }, chosen, folder, launch)
  const visible = withoutInvisible(comparison, pictures)
  const result: ReviewResult = {
    before,
    after,
    comparison,
    ofSite,
    pictures,
    classes: countClasses(comparison, ofSite),
    pages: describePages(visible),
    sentences: describeComparison(visible, ofSite, classes),
    places,
    notes: [...sides.notes, ...pictureNotes(comparison, chosen.length), ...equalNotes(comparison, pictures)],
    language: site.settings.language,
    pullRequest: options.pullRequest,
  }
  await writeReport(result, folder, options.reportAddress)
  progress('')
  return {
    result,
    failures: findFailures(options.failRules, comparison, result.classes),
    report: join(dist, 'review/index.html'),
  }
}

/** The content files that differ, field by field; none where the sources of a side are unknown. */
function fileChanges(root: string, { before, after, range }: ChosenSides): FileChange[] {
  if (!range || !before.source || !after.source) return []
  return changedFiles(root, range, 'content')
    .filter(file => /\.(mdx?|ya?ml)$/.test(file))
    .map(file => compareFile(file, before.source?.(file), after.source?.(file)))
}

/** The file of the site's settings, where it differs: every page is rendered with them. */
function settingsChanged(root: string, { settingsFile }: SiteDefinition, { range }: ChosenSides): string[] {
  return range && settingsFile ? changedFiles(root, range, settingsFile.file) : []
}

/** Whether pictures may show a group: changed blocks have a place, styles and markup change the look at most. */
const isPictured = ({ changes }: Group) =>
  changes.some(change => hasPlace(change) || change.kind === 'style' || change.kind === 'markup')

function groupsToPicture({ groups }: Comparison, most: number): (readonly [number, Group])[] {
  return [...groups.entries()].filter(([, group]) => isPictured(group)).slice(0, most)
}

/** The comparison without the groups whose pictures are equal. */
function withoutInvisible(comparison: Comparison, pictures: ReviewResult['pictures']): Comparison {
  return { ...comparison, groups: comparison.groups.filter((_, index) => pictures.get(index)?.equal === undefined) }
}

function pictureNotes({ groups }: Comparison, taken: number): string[] {
  const all = groups.filter(isPictured).length
  return all > taken ? [`Pictures were taken of ${taken} of ${all} groups; --pictures ${all} takes all.`] : []
}

/** One note for each group whose pictures are equal although styles or markup differ: pictures don't show every state. */
function equalNotes({ groups }: Comparison, pictures: ReviewResult['pictures']): string[] {
  return groups.flatMap(({ urls }, index) => {
    const equal = pictures.get(index)?.equal
    return equal === undefined ? [] : [equalText(equal, urls.length)]
  })
}
