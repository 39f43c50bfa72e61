import { closeSync, lstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { type Issue, type IssueCode, show } from '../diagnostics/issue'
import { fileStart, type Range } from '../diagnostics/position'
import { findSvgProblem } from './check-svg'
import { statSignature } from './file-signature'
import { endingOf, headBytes, type Kind, kindOf, kinds } from './kinds'
import { type EntryType, type FoundEntry, listEntries } from './list-files'
import { nameProblem } from './names'
import { type BoundarySite, contentRoots, fitsPlace, type Place, placeOf } from './places'

/**
 * Checks what is in `content/` and `public/`: types, names, kinds, sizes and first bytes of files. Opens only regular
 * files, and only media, so that nothing there can hang, run or leak. Collections report their own files.
 */
export function checkFiles(root: string, site: BoundarySite): Issue[] {
  return contentRoots.flatMap(folder => listEntries(root, folder)).flatMap(entry => checkEntry(root, entry, site))
}

function checkEntry(root: string, { file, name, type }: FoundEntry, site: BoundarySite): Issue[] {
  const problem = nameProblem(name)
  if (problem) return [issueOf(file, 'file-name', problem.message, problem.hint)]
  if (type === 'folder') return isNamedAsFile(file) ? [typeIssue(file, 'folder')] : []
  if (type !== 'file') return [typeIssue(file, type)]
  const place = placeOf(file, site)
  if (!place) return []
  const kind = kindOf(file)
  if (!kind || !fitsPlace(file, place)) return [placeIssue(file, name, place)]
  return isDecoded(file, kind) ? [] : checkContent(root, file, kind)
}

/**
 * Whether a file is published only after it was decoded: the reader of media reports the pictures of content that can't
 * be decoded where they are used, and an unused one stops nobody.
 */
const isDecoded = (file: string, { use }: Kind) => use === 'picture' && file.startsWith('content/')

/** Whether a folder has a name that writers take for that of a text or a file of media. */
const isNamedAsFile = (folder: string) => /\.mdx?$/i.test(folder) || kindOf(folder) !== undefined

const typeMessages: Record<Exclude<EntryType, 'file'>, [message: string, hint: string]> = {
  folder: ['This is a folder with the name of a file.', 'Give it a name without an ending, or put the file here.'],
  link: ['This is a symbolic link, which can lead outside of the project.', 'Put the file itself here.'],
  special: ['This is a pipe, socket or device, not a file.', 'Remove it.'],
  unreadable: ["The folder can't be opened.", 'Give your account permission to read it.'],
}

const typeIssue = (file: string, type: keyof typeof typeMessages): Issue =>
  issueOf(file, type === 'unreadable' ? 'file-unreadable' : 'file-type', ...typeMessages[type])

const placeIssue = (file: string, name: string, { takes }: Place): Issue =>
  issueOf(file, 'file-kind', `${show(name)} doesn't belong in this folder.`, takes)

/** The issues of files that have not changed, by absolute path. */
const checked = new Map<string, { signature: string; issues: Issue[] }>()

function checkContent(root: string, file: string, kind: Kind): Issue[] {
  const path = join(root, file)
  const size = lstatSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > kind.maxBytes) return [sizeIssue(file, size, kind)]
  const isSvg = kind.endings.includes('svg')
  if (!kind.matches && !isSvg) return []
  if (size === 0) return [issueOf(file, 'file-size', 'The file is empty.', 'Export or copy it again, or remove it.')]
  const signature = statSignature(path)
  const last = checked.get(path)
  if (last && last.signature === signature?.text) return last.issues
  const issues = openOrReport(file, () => (isSvg ? checkSvg(path, file) : checkHead(path, file, kind)))
  if (signature?.isStable) checked.set(path, { signature: signature.text, issues })
  else checked.delete(path)
  return issues
}

function sizeIssue(file: string, size: number, { noun, maxBytes }: Kind): Issue {
  const mebibytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(bytes % 2 ** 20 === 0 ? 0 : 1)} MiB`
  const message = `The file has ${mebibytes(size)}; a file of the kind "${noun}" may have ${mebibytes(maxBytes)}.`
  return issueOf(file, 'file-size', message, 'Make it smaller, or divide it.')
}

function checkHead(path: string, file: string, kind: Kind): Issue[] {
  const head = readHead(path)
  if (kind.matches?.(head)) return []
  const actual = kinds.find(({ matches }) => matches?.(head))
  const message = `The name ends in ".${endingOf(file)}", but the file is not a ${kind.noun}.`
  if (actual)
    return [issueOf(file, 'file-content', message, `It is a ${actual.noun}: end its name in ".${actual.endings[0]}".`)]
  const isPointer = head.toString('latin1').startsWith('version https://git-lfs')
  const hint = isPointer ? 'It is a pointer of Git LFS: run git lfs pull.' : 'Export or copy it again, or remove it.'
  return [issueOf(file, 'file-content', message, hint)]
}

function checkSvg(path: string, file: string): Issue[] {
  const source = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
  const hint = 'Remove it, or export the drawing again as plain SVG without scripts, links and animation.'
  const problem = findSvgProblem(source)
  return problem ? [issueOf(file, 'svg-unsafe', problem.message, hint, problem.range)] : []
}

/** The first bytes of a file, as many as tell its kind. */
export function readHead(path: string): Buffer {
  const file = openSync(path, 'r')
  try {
    const head = Buffer.alloc(headBytes)
    return head.subarray(0, readSync(file, head, 0, headBytes, 0))
  } finally {
    closeSync(file)
  }
}

function openOrReport(file: string, check: () => Issue[]): Issue[] {
  try {
    return check()
  } catch (error) {
    return [issueOf(file, 'file-unreadable', ...explainUnread(error as Error))]
  }
}

/** The message and the hint for an error of reading a file, or of decoding its text. */
export function explainUnread(error: Error): [message: string, hint: string] {
  if (error instanceof TypeError) return ['The file is not UTF-8 text.', 'Save it as UTF-8 in your editor.']
  return [`The file can't be read: ${error.message}.`, 'Check that it is there and that you may read it.']
}

function issueOf(file: string, code: IssueCode, message: string, hint: string, range: Range = fileStart): Issue {
  return { file, ...range, code, message, hint }
}
