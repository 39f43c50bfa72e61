import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file that is spoiled, and one that is right. */
export const post = 'content/blog/broken.mdx'
export const template = 'content/blog/learn-ai-without-coding-beginners-guide.mdx'

/** A way in which a build can be troubled: what is done before it, and what it must say. */
export interface Fault {
  name: string
  make(root: string): void
  says: RegExp
}

const write = (root: string, text: string | Uint8Array) => writeFileSync(join(root, post), text)
const frontmatter = (root: string) => readFileSync(join(root, template), 'utf8').split('---\n')[1] ?? ''

/** Content that no build can take. */
export const faults: Fault[] = [
  {
    name: 'a folder where a file should be',
    make: root => mkdirSync(join(root, post)),
    says: /broken\.mdx/,
  },
  {
    name: 'a link that leads nowhere',
    make: root => symlinkSync('/nowhere/at/all.mdx', join(root, post)),
    says: /broken\.mdx.*file-unreadable/,
  },
  {
    name: 'bytes that are not UTF-8',
    make: root => write(root, new Uint8Array([0x2d, 0x2d, 0x2d, 0x0a, 0xff, 0xfe, 0xc3, 0x28])),
    says: /broken\.mdx.*file-unreadable/,
  },
  {
    name: 'a file of 10 MB',
    make: root => write(root, `---\n${frontmatter(root)}---\n\n${'Word after word. '.repeat(620_000)}`),
    says: /broken\.mdx/,
  },
  {
    name: 'ten thousand fields',
    make: root =>
      write(root, `---\n${Array.from({ length: 10_000 }, (_, at) => `field${at}: ${at}`).join('\n')}\n---\n\nText.\n`),
    says: /broken\.mdx.*field-unknown/,
  },
  {
    name: 'aliases that multiply',
    make: root => {
      const names = 'abcdefghij'
      const lines = [...names].map((name, at) =>
        at === 0
          ? `${name}: &${name} [x, x, x, x, x, x, x, x, x]`
          : `${name}: &${name} [${Array(9)
              .fill(`*${names[at - 1]}`)
              .join(', ')}]`,
      )
      write(root, `---\n${lines.join('\n')}\n---\n\nText.\n`)
    },
    says: /broken\.mdx.*frontmatter-syntax/,
  },
  {
    name: 'an alias inside itself',
    make: root => write(root, '---\ntitle: &a\n  more: *a\n---\n\nText.\n'),
    says: /broken\.mdx/,
  },
  {
    name: 'an article related to itself',
    make: root =>
      write(
        root,
        `---\n${frontmatter(root).replace(/relatedPosts:[\s\S]*?(?=\n\w|$)/, 'relatedPosts: [broken, broken]')}---\n\nText.\n`,
      ),
    says: /broken\.mdx/,
  },
]
