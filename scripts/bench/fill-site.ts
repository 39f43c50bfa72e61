import { cpSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const project = join(import.meta.dirname, '../..')
const site = join(import.meta.dirname, 'site')

/** What a generator's user has of this project: what makes pages of content, whatever the content. */
const parts = ['content', 'renderer', 'pages', 'scripts', 'package.json', 'tsconfig.json']

/** What of it belongs to this project's own site: its texts, its looks, its components, the files beside its pages. */
const own = [
  /^content\/(?!tags\.ts|types($|\/(publication|text)\.ts))/,
  /^pages\/(?!\+|content\.ts|vike\.d\.ts|_error($|\/\+data))/,
  /^renderer\/(\+client|\+onRenderHtml|base|theme|print|fonts|pictures|search|writing|dev\/guide)/,
  /^renderer\/vocabulary\/(?!site-context)/,
  /^renderer\/publish\/(serve|difference)/,
  /^renderer\/shell\/(?!base-path)/,
  /^renderer\/islands\/(figures|loading|forms|motion|toasts|.*\.island\.tsx|Choice|change-unseen)/,
  /^renderer\/outputs\/(?!index|output)/,
  /^scripts\/(?!build|dev\.ts|run|terminal)/,
]

/**
 * Makes the small site that is measured in a folder, anew: this generator without its own site, and in its place the one
 * in `site/`, which is no larger than what other generators are given. Posts are not part of it, packages neither.
 */
export function fillSite(folder: string): void {
  for (const part of [...parts, 'vite.config.ts', 'uno.config.ts'])
    rmSync(join(folder, part), { recursive: true, force: true })
  for (const part of parts)
    cpSync(join(project, part), join(folder, part), {
      recursive: true,
      filter: path => !own.some(pattern => pattern.test(relative(project, path).replaceAll('\\', '/'))),
    })
  // Vike takes every file whose name begins with + for one of this project's own, wherever it lies.
  for (const file of readdirSync(site, { recursive: true, encoding: 'utf8' }))
    if (statSync(join(site, file)).isFile()) cpSync(join(site, file), join(folder, file.replace('plus-', '+')))
}
