import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file that a fault creates. */
export const post = 'content/blog/broken.mdx'
/** A valid file that exists in every copy. */
export const template = 'content/blog/learn-ai-without-coding-beginners-guide.mdx'

/** Content that must fail a build. */
export interface ContentFault {
  name: string
  /** Writes the content into a copy of the project. */
  write(root: string): void
  /** Matches the message of the build. */
  expected: RegExp
}

const writePost = (root: string, text: string | Uint8Array) => writeFileSync(join(root, post), text)
const frontmatter = (root: string) => readFileSync(join(root, template), 'utf8').split('---\n')[1] ?? ''

/** Content that no build accepts. */
export const contentFaults: ContentFault[] = [
  {
    name: 'a folder where a file should be',
    write: root => mkdirSync(join(root, post)),
    expected: /broken\.mdx.*file-type/,
  },
  {
    name: 'a symbolic link without a target',
    write: root => symlinkSync('/nowhere/at/all.mdx', join(root, post)),
    expected: /broken\.mdx.*file-type/,
  },
  {
    name: 'bytes that are not UTF-8',
    write: root => writePost(root, new Uint8Array([0x2d, 0x2d, 0x2d, 0x0a, 0xff, 0xfe, 0xc3, 0x28])),
    expected: /broken\.mdx.*file-unreadable/,
  },
  {
    name: 'a file of 10 MB',
    write: root => writePost(root, `---\n${frontmatter(root)}---\n\n${'Word after word. '.repeat(620_000)}`),
    expected: /broken\.mdx/,
  },
  {
    name: 'ten thousand fields',
    write: root =>
      writePost(
        root,
        `---\n${Array.from({ length: 10_000 }, (_, at) => `field${at}: ${at}`).join('\n')}\n---\n\nText.\n`,
      ),
    expected: /broken\.mdx.*file-limit/,
  },
  {
    name: 'aliases that grow exponentially',
    write: root => {
      const names = 'abcdefghij'
      const lines = [...names].map((name, at) =>
        at === 0
          ? `${name}: &${name} [x, x, x, x, x, x, x, x, x]`
          : `${name}: &${name} [${Array(9)
              .fill(`*${names[at - 1]}`)
              .join(', ')}]`,
      )
      writePost(root, `---\n${lines.join('\n')}\n---\n\nText.\n`)
    },
    expected: /broken\.mdx.*frontmatter-syntax/,
  },
  {
    name: 'an alias inside itself',
    write: root => writePost(root, '---\ntitle: &a\n  more: *a\n---\n\nText.\n'),
    expected: /broken\.mdx/,
  },
  {
    name: 'an article related to itself',
    write: root =>
      writePost(
        root,
        `---\n${frontmatter(root).replace(/relatedPosts:[\s\S]*?(?=\n\w|$)/, 'relatedPosts: [broken, broken]')}---\n\nText.\n`,
      ),
    expected: /broken\.mdx/,
  },
]
