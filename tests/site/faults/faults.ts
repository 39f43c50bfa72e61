import { appendFileSync, chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The conditions under which a command runs. */
export interface Conditions {
  /** The command; `build` by default. */
  command?: string
  options?: string[]
  /** A limit that the shell sets before, for example `-n 40`. */
  limit?: string
  /** Whether it runs as an account without rights of its own. */
  isOtherAccount?: boolean
}

/** A fault of the site, of the system or of its limits, which must end a command. */
export interface Fault {
  name: string
  /** Makes the fault in a site that is built. */
  plant(root: string): void
  conditions?: Conditions
  /** The start of the output. */
  expected: RegExp
}

const layout = 'pages/blog/@slug/+Page.tsx'
const append = (root: string, file: string, text: string) => appendFileSync(join(root, file), text)
/** A change after which scripts and styles are rebuilt. */
const changeCode = (root: string) => append(root, 'pages/+data.ts', '\n// Changed.\n')
const changeContent = (root: string) => append(root, 'content/blog/a-first-post.mdx', '\nOne more sentence.\n')

/** Mistakes in the code of a site. */
export const codeFaults: Fault[] = [
  {
    name: 'a layout that is not TypeScript',
    plant: root => append(root, layout, 'const = ;\n'),
    expected: /^pages\/blog\/@slug\/\+Page\.tsx:\d+:7 {2}Unexpected token\nCorrect the code/,
  },
  {
    name: 'a layout that throws',
    plant(root) {
      const text = readFileSync(join(root, layout), 'utf8')
      writeFileSync(join(root, layout), text.replace(/(function PostPage.*\{\n)/, '$1  throw new Error("Mistaken.")\n'))
    },
    expected:
      /^pages\/blog\/@slug\/\+Page\.tsx:\d+:\d+ {2}Mistaken\.\nThe page \/blog\/a-\w+-post\/ of content\/blog\//,
  },
  {
    name: 'a missing layout',
    plant: root => rmSync(join(root, layout)),
    expected:
      /^content\/blog:1:1 {2}layout-missing\n {2}No layout shows the page \/blog\/[\w-]+\/\.\n {2}Write pages\/blog\/@slug\/\+Page\.tsx,/,
  },
  {
    name: 'a module that throws when it is loaded',
    plant: root => append(root, 'pages/+data.ts', 'throw new Error("Mistaken.")\n'),
    expected: /^pages\/\+data\.ts:\d+:\d+ {2}Mistaken\.\n/,
  },
  {
    name: 'a configuration that is not TypeScript',
    plant: root => append(root, 'vite.config.ts', 'const = ;\n'),
    expected: /^vite\.config\.ts:\d+:7 {2}Unexpected token\n/,
  },
  {
    name: 'a site definition that throws',
    plant: root => append(root, 'renderer/site/index.ts', 'throw new Error("Mistaken.")\n'),
    conditions: { command: 'check' },
    expected: /^renderer\/site\/index\.ts:\d+:\d+ {2}Mistaken\.\n/,
  },
]

/** Limits and permissions of the system. */
export const systemFaults: Fault[] = [
  {
    name: 'few open files',
    plant: changeCode,
    conditions: { limit: '-n 40' },
    expected: /^Too many files are open\.\nRaise the limit/,
  },
  {
    name: 'small files only',
    plant: changeCode,
    conditions: { limit: '-f 100' },
    expected: /can't be written: files of this size are not allowed\.\nRaise the limit/,
  },
  {
    name: 'a write-protected ledger',
    plant(root) {
      writeFileSync(join(root, 'content/ledger.txt'), '')
      chmodSync(join(root, 'content/ledger.txt'), 0o444)
    },
    conditions: { options: ['--published'], isOtherAccount: true },
    expected: /^content\/ledger\.txt can't be written: this account has no permission\.\n/,
  },
  {
    name: 'content that can not be read',
    plant: root => chmodSync(join(root, 'content/blog'), 0o000),
    conditions: { isOtherAccount: true },
    expected:
      /^content\/blog:1:1 {2}file-unreadable\n {2}The folder can't be opened\.\n {2}Give your account permission/,
  },
  {
    name: 'a write-protected output',
    plant(root) {
      changeContent(root)
      chmodSync(join(root, '.releases'), 0o555)
    },
    conditions: { isOtherAccount: true },
    expected: /^\.releases\/\S+ can't be written: this account has no permission\.\n/,
  },
]

/** A fault for disks with little space: everything is rebuilt. */
export const fullDisk: Fault = {
  name: 'a full disk',
  plant(root) {
    changeContent(root)
    for (const cache of ['.cache', 'node_modules/.cache']) rmSync(join(root, cache), { recursive: true, force: true })
  },
  expected: /can't be written: there is no room left on the disk\.\nMake room/,
}
