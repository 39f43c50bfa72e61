import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Failure } from '@proofsheet/engine/base/failures/failure'
import { findGuides } from './guides'
import { frontmatterLines, rewriteGuide } from './rewrite-guide'

/** The parts of the folder that stay when it is written again: packages, caches and builds. */
const stays = ['node_modules', '.cache', '.releases', 'dist']

/** A project whose content are the guides. */
export interface DocsProject {
  pageCount: number
  /** A text with the places in content files written as places in the guides that these are made from. */
  toGuideLines: (text: string) => string
}

/**
 * Writes the project of the documentation into a folder: the site in `scripts/docs/site`, and a content file for each
 * guide below the root. Throws a `Failure` with file and line where a link leads to no file.
 */
export function writeProject(root: string, target: string): DocsProject {
  const guides = findGuides(root)
  const rewritten = guides.map(guide => ({ guide, ...rewriteGuide(root, guide, guides) }))
  const problems = rewritten.flatMap(each => each.problems)
  if (problems.length > 0) throw new Failure(problems.join('\n'))

  mkdirSync(target, { recursive: true })
  for (const name of readdirSync(target).filter(each => !stays.includes(each)))
    rmSync(join(target, name), { recursive: true })
  cpSync(join(root, 'scripts/docs/site'), target, { recursive: true })
  mkdirSync(join(target, 'content/media'), { recursive: true })
  for (const { guide, text, images } of rewritten) {
    writeFileSync(join(target, 'content/guides', `${guide.slug}.md`), text)
    for (const image of images) cpSync(join(root, image), join(target, 'content/media', basename(image)))
  }
  return {
    pageCount: guides.length,
    toGuideLines: text =>
      text.replace(/content\/guides\/([\w-]+)\.md(?::(\d+))?/g, (place, slug, line) => {
        const guide = guides.find(each => each.slug === slug)
        if (!guide) return place
        return line ? `${guide.file}:${Math.max(1, line - frontmatterLines)}` : guide.file
      }),
  }
}
