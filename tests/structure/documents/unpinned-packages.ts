import type { MarkdownDocument } from './markdown'
import type { Project } from './project'

/** Commands that fetch a package and run it, or install it for all projects, with the words that follow. */
const fetching = /\b(npx|npm (?:exec|x)|npm (?:install|i|add) (?:-g|--global))((?: +[^\s`|&;#]+)+)/g

/** A package with an exact version. */
const pinned = /^(@[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+(-[\w.]+)?$/

/**
 * Reports packages that a text fetches without naming one version of one package: the name of a command may be that of
 * anybody's package. Packages of package.json are installed already.
 */
export function unpinnedIn(text: string, installed: Set<string>): string[] {
  return [...text.matchAll(fetching)].flatMap(([, command = '', words = '']) => {
    const names = words.split(' ').filter(word => word && !word.startsWith('-'))
    const isGlobal = command.includes('-g')
    return (isGlobal ? names : names.slice(0, 1))
      .filter(name => !pinned.test(name) && (isGlobal || !installed.has(name)))
      .map(name => `${command} ${name} names no exact version of a package.`)
  })
}

/** The same in the code of a document, with its lines. */
export function unpinnedPackages({ file, code }: MarkdownDocument, { packages }: Project): string[] {
  return code.flatMap(({ text, line }) => unpinnedIn(text, packages).map(problem => `${file}:${line}: ${problem}`))
}
