import type { Change, Side } from '../review-types'

/** Pictures and recordings that builds name by their content: name, hash, width where it is one of several, ending. */
const built = /^assets\/media\/(.+?)(?:-([0-9a-f]{12}))?(?:-\d+)?\.\w+$/

/** Whether a report can show a file as a picture. */
export const isShown = (path: string): boolean => /\.(jpe?g|png|webp|avif|gif)$/.test(path)

/** A picture or recording as a build has it. */
interface Medium {
  /** The hashes of all its files, which say whether it is the same. */
  hashes: string
  /** The path of one of its files, a picture where there is one. */
  path: string
}

/** Pictures and recordings that are new, gone or replaced, each once, whatever its sizes and formats; by their names. */
export function mediaChanges(before: Side, after: Side): Change[] {
  const [old, now] = [mediaOf(before), mediaOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter(name => old.get(name)?.hashes !== now.get(name)?.hashes)
    .sort()
    .map(subject => {
      const [from, to] = [old.get(subject)?.path ?? '', now.get(subject)?.path ?? '']
      return { kind: 'media', subject, before: from, after: to }
    })
}

/** Whether an image of a page is a picture of this name. */
export function showsMedia({ before, after }: Pick<Change, 'before' | 'after'>, name: string): boolean {
  return ['-', '.'].some(sign => `${before}\n${after}`.includes(`/${name}${sign}`))
}

function mediaOf({ files }: Side): Map<string, Medium> {
  const paths = new Map<string, string[]>()
  for (const path of [...files.keys()].sort()) {
    const name = path.startsWith('media/') ? path.replace(/\.\w+$/, '') : built.exec(path)?.[1]
    if (name) paths.set(name, [...(paths.get(name) ?? []), path])
  }
  return new Map(
    [...paths].map(([name, own]) => {
      const hashes = own.map(path => built.exec(path)?.[2] ?? files.get(path)?.hash ?? '')
      const path = own.find(each => isShown(each) && !/-\d+\.\w+$/.test(each)) ?? own.find(isShown)
      return [name, { hashes: [...new Set(hashes)].sort().join(' '), path: path ?? own[0] ?? '' }]
    }),
  )
}
