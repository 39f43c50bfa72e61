import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { editFile } from './outside-site'

/** A code block of a guide that names a file: the whole file, or as a `diff` some of its lines. */
const blocks = /^```(\w+) title="([^"]+)"\n([\s\S]*?)^```$/gm

/** Does what the guide of a site says: writes its files and changes lines. Gives the paths of the files. */
export function followGuide(root: string): string[] {
  const guide = readFileSync(join(root, 'GUIDE.md'), 'utf8')
  return [...guide.matchAll(blocks)].map(([, language, file = '', text = '']) => {
    if (language === 'diff') editFile(join(root, file), linesOf(text, '+'), linesOf(text, '-'))
    else {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    return file
  })
}

/** The lines of a diff as they are before or after it: without those that begin with `left`. */
function linesOf(diff: string, left: '+' | '-'): string {
  const lines = diff.split('\n').filter(line => !line.startsWith(left))
  return lines.map(line => line.slice(1)).join('\n')
}

/** The paths of the site that its guide names: of its sources, and of what a build writes. */
export function pathsInGuide(root: string): string[] {
  const guide = readFileSync(join(root, 'GUIDE.md'), 'utf8')
  return guide.match(/(?<=`)(?:content|renderer|pages|dist|\.github)\/[\w./+-]*(?=`)/g) ?? []
}

/** The texts that the guide of a site begins by a command, each as its collection and slug, without those of other starters. */
export function newTextsInGuide(root: string): [collection: string, slug: string][] {
  const guide = readFileSync(join(root, 'GUIDE.md'), 'utf8')
  const texts = [...guide.matchAll(/^ {4}npm run new -- (\w+) ([\w-]+)/gm)]
  return texts
    .map(([, collection = '', slug = '']): [string, string] => [collection, slug])
    .filter(([collection]) => existsSync(join(root, 'content', collection)))
}
