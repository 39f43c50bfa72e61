import { dirname, posix } from 'node:path'
import type { MarkdownDocument, Span } from './markdown'
import type { Project } from './project'

/** Folders whose content commands write: they hold no sources. */
const generated = ['dist', '.releases', '.cache', 'node_modules', 'test-results']

/** The ends of the names of files that a document may name without a folder. */
const extension = /\.(tsx?|m[jt]s|md|mdx|json|css|ya?ml|txt|html)$/

/** Paths in a document that lead to no file and no folder. */
export function missingPaths(document: MarkdownDocument, project: Project): string[] {
  const folders = ancestorsOf(document.file)
  const first = new Set(folders.flatMap(folder => firstSegments(project, folder)))
  const isPath = (word: string) =>
    /^[\w.@+<*{]/.test(word) && !/^[\w-]+:|^@[\w-]+\/[\w.-]+$/.test(word) && word.includes('/')
      ? [...generated, ...first].includes(word.split('/')[0] ?? '') || extension.test(word)
      : /^[\w.+@<*-]+$/.test(word) && extension.test(word)
  return report(
    document,
    wordsIn(document.inlineCode).filter(({ text }) => isPath(text)),
    text => (exists(text, folders, project) ? undefined : `There is no ${text}.`),
  )
}

/** Scripts that a document runs by npm and that package.json does not have. */
export function unknownCommands(document: MarkdownDocument, project: Project): string[] {
  const commands = document.code.flatMap(({ text, line }) =>
    [...text.matchAll(/\bnpm run (?:--?[\w-]+ (?:<[^>]*> )?)*([\w-]+)/g)].map(([, name = '']) => ({
      text: name,
      line,
    })),
  )
  return report(document, commands, name => (project.scripts.has(name) ? undefined : `There is no npm run ${name}.`))
}

/** Names in a document that look like those of functions, types or fields and that no code exports and uses. */
export function unknownNames(document: MarkdownDocument, project: Project): string[] {
  return report(document, document.inlineCode, text => {
    const [, name = '', call] = /^([A-Za-z_$][\w$]*)(\(.*\))?$/.exec(text) ?? []
    const isName = call !== undefined || /[a-z\d][A-Z]/.test(name)
    if (!isName || project.exported.has(name)) return
    return call === undefined && project.members.has(name) ? undefined : `No code exports and uses ${name}.`
  })
}

/** Names that a document gives beside a file in which they are not. */
export function misplacedNames({ file, placed }: MarkdownDocument, { files }: Project): string[] {
  return placed.flatMap(({ file: named, name, line }) => {
    const paths = ancestorsOf(file).map(folder => new RegExp(`^${toLiteral(folder)}${toPattern(named)}$`))
    const isThere = [...files].some(
      ([path, code]) => paths.some(each => each.test(path)) && new RegExp(`\\b${name}\\b`).test(code),
    )
    return isThere ? [] : [`${file}:${line}: ${named} does not have ${name}.`]
  })
}

/** Relative links that lead to no file, or to an anchor that the file does not have. */
export function deadLinks(document: MarkdownDocument, project: Project, all: MarkdownDocument[]): string[] {
  const relative = document.links.filter(({ text }) => !/^([a-z]+:|\/\/)/i.test(text))
  return report(document, relative, url => {
    const [path = '', anchor] = decodeURI(url).split('#')
    const target = path === '' ? document.file : posix.normalize(posix.join(posix.dirname(document.file), path))
    if (!project.paths.has(target.replace(/\/$/, ''))) return `The link ${url} leads to no file.`
    if (anchor === undefined) return
    const has = all.find(({ file }) => file === target)?.anchors.has(anchor)
    return has ? undefined : `The link ${url} leads to no heading.`
  })
}

function report({ file }: MarkdownDocument, spans: Span[], explain: (text: string) => string | undefined): string[] {
  return spans.flatMap(({ text, line }) => {
    const message = explain(text)
    return message === undefined ? [] : [`${file}:${line}: ${message}`]
  })
}

/** The words of code, without quotation marks, line numbers and anchors. */
function wordsIn(spans: Span[]): Span[] {
  return spans.flatMap(({ text, line }) =>
    text.split(' ').map(word => ({ text: word.replace(/^['"(]+|['"),;.:]+$|(:\d+)+$|#.*$/g, ''), line })),
  )
}

/** The folders around a document from its own to the root, each with a closing slash unless it is the root. */
function ancestorsOf(file: string): string[] {
  const folder = dirname(file)
  return folder === '.' ? [''] : [`${folder}/`, ...ancestorsOf(folder)]
}

function firstSegments({ paths }: Project, folder: string): string[] {
  return [...paths].flatMap(path => (path.startsWith(folder) ? (path.slice(folder.length).split('/')[0] ?? '') : []))
}

function exists(word: string, folders: string[], { paths, code }: Project): boolean {
  const path = word.replace(/\/$/, '')
  const name = path.split('/').at(-1) ?? ''
  if (generated.includes(path.split('/')[0] ?? ''))
    // The files that commands write are named by the code that writes them.
    return generated.includes(path) || isNamed(path, code) || (path.startsWith('dist/') && isQuoted(name, code))
  const pattern = toPattern(path)
  const places = path.includes('/') ? folders.map(toLiteral) : ['(?:.*/)?']
  const isThere = places.some(place => {
    const whole = new RegExp(`^${place}${pattern}$`)
    return [...paths].some(each => whole.test(each))
  })
  return isThere || (!path.includes('/') && isQuoted(name, code))
}

const isNamed = (path: string, code: string) => new RegExp(`${toLiteral(path)}(?![\\w-])`).test(code)
const isQuoted = (name: string, code: string) => new RegExp(`['"\`/}]${toLiteral(name)}['"\`]`).test(code)

/** A path as a regular expression; `*`, `**`, `{a,b}`, `<name>` and `Name` match other names. */
function toPattern(path: string): string {
  return path
    .split(/(<[^>]*>|\*\*\/?|\*|\{[^}]*\}|\bName\b)/)
    .map((part, index) => {
      if (index % 2 === 0) return toLiteral(part)
      if (part.startsWith('{')) return `(?:${part.slice(1, -1).split(',').map(toLiteral).join('|')})`
      return part.startsWith('**') ? '.*' : '[^/]*'
    })
    .join('')
}

const toLiteral = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
