import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Pseudo-random numbers from 0 to 1, the same for the same seed (Park and Miller's generator). */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

/** Makes one random change in the content of a copy; returns its description. `step` makes new values unique. */
export function editAtRandom(root: string, random: () => number, step: number): string {
  const pick = <Item>(items: Item[]) => items[Math.floor(random() * items.length)] as Item
  const files = (folder: string) => readdirSync(join(root, 'content', folder)).map(name => `content/${folder}/${name}`)
  const change = (file: string, from: RegExp, to: string) => {
    const text = readFileSync(join(root, file), 'utf8')
    writeFileSync(join(root, file), text.replace(from, to))
    return `${file}: ${from} to ${to.slice(0, 60)}`
  }
  const post = pick(files('blog'))
  const inProject = [
    () => change(pick(files('products')), /^tagline: .*/m, `tagline: Said in other words in step ${step}`),
    () => change(pick(files('legal')), /^title: .*/m, `title: A legal title for step ${step}`),
  ]
  return pick([
    ...(existsSync(join(root, 'content/products')) ? inProject : []),
    () => change(pick(files('pages')), /^( *)title: .*/m, `$1title: Another page for step ${step}`),
    () => change(post, /^excerpt: .*/m, `excerpt: What the post says, in other words for each step, such as ${step}.`),
    () => change(post, /^title: .*/m, `title: Another title for step ${step}`),
    () => change(post, /^readTime: .*/m, `readTime: ${step + 20} min read`),
    () => change(post, /^date: .*/m, `date: "202${step % 6}-0${(step % 9) + 1}-15"`),
    () => change(post, /\s*$/, `\n\nA last sentence, added in step ${step}.\n`),
    () => {
      const text = readFileSync(join(root, post), 'utf8')
      const added = `content/blog/added-in-step-${step}.mdx`
      writeFileSync(
        join(root, added),
        text.replace(/^id: .*/m, `id: ${500 + step}`).replace(/^title: .*/m, `title: Added in step ${step}`),
      )
      return `${added} from ${post}`
    },
    () => {
      const added = files('blog').filter(file => file.includes('added-'))
      if (added.length === 0) return 'nothing'
      const gone = pick(added)
      rmSync(join(root, gone))
      return `${gone} is gone`
    },
  ])()
}

/**
 * Adds short posts to a copy, made of the fields of its first post: enough of them that the list of all posts, and those
 * of its tags, have several pages.
 */
export function addShortPosts(root: string, count: number): void {
  const folder = join(root, 'content/blog')
  const [first = ''] = readdirSync(folder)
  const [, fields = ''] = readFileSync(join(folder, first), 'utf8').split(/^---\n/m)
  for (let number = 1; number <= count; number++) {
    const own = fields
      .replace(/^id: .*/m, `id: ${600 + number}`)
      .replace(/^title: .*/m, `title: A short post, number ${number}`)
      .replace(/^date: .*/m, `date: "2024-05-${String(number).padStart(2, '0')}"`)
    writeFileSync(
      join(folder, `short-${number}.mdx`),
      `---\n${own}---\n\nThe text of a short post, number ${number}.\n`,
    )
  }
}
