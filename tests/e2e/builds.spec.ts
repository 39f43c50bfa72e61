import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { fileOf, postOf, slugOf } from '../../scripts/bench/corpus'
import { fillSite } from '../../scripts/bench/fill-site'
import { build, copyProject, removeCopy } from '../project-copy'

/** What a build keeps for the next one of what it read and drew. */
const ownKinds = ['last', 'pages', 'readings', 'texts']

/** A copy that keeps for itself what its builds read and draw; its code and its pictures may come from other builds. */
function copyWithOwnCache(): string {
  const root = copyProject()
  const cache = join(root, '.cache/build')
  const others = ['code', 'code-files', 'cards', 'files']
  rmSync(cache)
  mkdirSync(cache)
  for (const kind of others) {
    const theirs = join(import.meta.dirname, '../../.cache/build', kind)
    mkdirSync(theirs, { recursive: true })
    symlinkSync(theirs, join(cache, kind), 'junction')
  }
  return root
}

/** The hash of every published file by its path. */
function published(root: string): Record<string, string> {
  const folder = join(root, 'dist/client')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return Object.fromEntries(
    files.map(entry => {
      const path = join(entry.parentPath, entry.name)
      return [path.slice(folder.length), createHash('sha256').update(readFileSync(path)).digest('hex')]
    }),
  )
}

function builds(root: string): Record<string, string> {
  const { ok, text } = build(root)
  expect(ok, text).toBe(true)
  return published(root)
}

/** As a build gives it that has nothing to reuse. */
function buildsCold(root: string): Record<string, string> {
  for (const kind of ownKinds) rmSync(join(root, '.cache/build', kind), { recursive: true, force: true })
  return builds(root)
}

/** Numbers from 0 to 1 that look like chance and are the same in each run (Park and Miller's generator). */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

/** Changes something in the content at random; gives what. */
function edit(root: string, random: () => number, step: number): string {
  const any = <Item>(items: Item[]) => items[Math.floor(random() * items.length)] as Item
  const files = (folder: string) => readdirSync(join(root, 'content', folder)).map(name => `content/${folder}/${name}`)
  const change = (file: string, from: RegExp, to: string) => {
    const text = readFileSync(join(root, file), 'utf8')
    writeFileSync(join(root, file), text.replace(from, to))
    return `${file}: ${from} to ${to.slice(0, 60)}`
  }
  const post = any(files('blog'))
  return any([
    () => change(post, /^title: .*/m, `title: Another title for step ${step}`),
    () => change(post, /^readTime: .*/m, `readTime: ${step + 20} min read`),
    () => change(post, /^date: .*/m, `date: "202${step % 6}-0${(step % 9) + 1}-15"`),
    () => change(post, /\s*$/, `\n\nA last sentence, added in step ${step}.\n`),
    () => change(any(files('products')), /^tagline: .*/m, `tagline: Said in other words in step ${step}`),
    () => change(any(files('legal')), /^title: .*/m, `title: A legal title for step ${step}`),
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
      const gone = any(added)
      rmSync(join(root, gone))
      return `${gone} is gone`
    },
  ])()
}

test('after any edits a build that reuses gives the same bytes as one that has nothing to reuse', () => {
  test.setTimeout(900_000)
  const root = copyWithOwnCache()
  const random = chance(20261121)
  const edits: string[] = []
  try {
    builds(root)
    for (let step = 1; step <= 4; step++) {
      edits.push(edit(root, random, step), edit(root, random, step + 10))
      if (step === 3) {
        const file = join(root, 'renderer/site/components/Note.tsx')
        writeFileSync(file, readFileSync(file, 'utf8').replace('role="note"', 'role="note" id="edited"'))
      }
      const reusing = builds(root)
      if (step % 2 === 0) expect(buildsCold(root), edits.join('\n')).toEqual(reusing)
    }
    expect(build(root, {}, ['--explain', '/blog/']).text).toContain('/blog/ was taken as it was.')
  } finally {
    removeCopy(root)
  }
})

test('a large site from nothing, drawn in threads, is the same as one that grew', () => {
  test.setTimeout(900_000)
  const copies = join(import.meta.dirname, '../../.cache/copies')
  mkdirSync(copies, { recursive: true })
  const root = mkdtempSync(`${copies}/`)
  const write = (first: number, last: number) => {
    mkdirSync(join(root, 'content/blog'), { recursive: true })
    for (let number = first; number <= last; number++)
      writeFileSync(join(root, `content/blog/${slugOf(number)}.mdx`), fileOf(postOf(number)))
  }
  try {
    fillSite(root)
    write(1, 250)
    builds(root)
    write(251, 500)
    const grown = builds(root)
    expect(Object.keys(grown).filter(path => path.endsWith('.html'))).toHaveLength(503)
    for (const made of ['.cache', 'dist']) rmSync(join(root, made), { recursive: true })
    expect(builds(root)).toEqual(grown)
  } finally {
    removeCopy(root)
  }
})

test('a build that is killed leaves the last site whole, and the next build is right', async () => {
  test.setTimeout(900_000)
  const root = copyWithOwnCache()
  const random = chance(7)
  try {
    const started = Date.now()
    let last = builds(root)
    const whole = Date.now() - started
    for (let step = 1; step <= 2; step++) {
      edit(root, random, step)
      const child = spawn(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], { cwd: root, stdio: 'ignore' })
      const ended = new Promise(resolve => child.on('exit', resolve))
      const kill = setTimeout(() => child.kill('SIGKILL'), random() * whole)
      await ended
      clearTimeout(kill)
      // One that was done before it was to be killed has published what is right.
      if (child.exitCode === 0) last = published(root)
      else expect(published(root)).toEqual(last)
    }
    const next = builds(root)
    expect(readdirSync(join(root, 'dist')).filter(name => name.startsWith('.'))).toEqual(['.start'])
    expect(buildsCold(root)).toEqual(next)
  } finally {
    removeCopy(root)
  }
})

test('what was kept and is not as it was left is made anew', () => {
  test.setTimeout(900_000)
  const root = copyWithOwnCache()
  try {
    const before = builds(root)
    // Else the site that stands would do.
    rmSync(join(root, 'dist'), { recursive: true })
    for (const kind of ['pages', 'readings', 'texts'])
      for (const name of readdirSync(join(root, '.cache/build', kind))) {
        const file = join(root, '.cache/build', kind, name)
        writeFileSync(file, readFileSync(file, 'utf8').replaceAll('a', 'e'))
      }
    expect(builds(root)).toEqual(before)
  } finally {
    removeCopy(root)
  }
})

/** Has Node programs believe that it is a year later. */
const nextYear = `data:text/javascript,${encodeURIComponent(`const Now = Date
globalThis.Date = class extends Now {
  constructor(...given) { given.length > 0 ? super(...given) : super(Now.now() + 365 * 864e5) }
  static now() { return Now.now() + 365 * 864e5 }
}`)}`

test('where nothing has changed nothing is built, unless the site is not as it was left or its time has come', () => {
  test.setTimeout(900_000)
  const root = copyWithOwnCache()
  const saysNothing = (environment = {}) => build(root, environment).text.includes('Nothing has changed')
  try {
    const post = join(root, 'content/blog/soon-over.mdx')
    const [model = ''] = readdirSync(join(root, 'content/blog'))
    const expireAt = new Date(Date.now() + 180 * 864e5).toISOString()
    const source = readFileSync(join(root, 'content/blog', model), 'utf8')
    writeFileSync(
      post,
      source.replace(/^id: .*$/m, 'id: 9001').replace(/^title: .*$/m, `title: Over before long\nexpireAt: ${expireAt}`),
    )
    const before = builds(root)
    expect(saysNothing()).toBe(true)
    expect(published(root)).toEqual(before)

    rmSync(join(root, 'dist/client/blog/index.html'))
    expect(saysNothing()).toBe(false)
    expect(published(root)).toEqual(before)
    const page = join(root, 'dist/client/index.html')
    const html = readFileSync(page, 'utf8')
    // In place of the file, since the cache may hold the same one.
    rmSync(page)
    writeFileSync(page, html.replace('e', 'a'))
    expect(saysNothing()).toBe(false)
    expect(published(root)).toEqual(before)

    expect(saysNothing({ NODE_OPTIONS: `--import ${nextYear}` })).toBe(false)
    expect(existsSync(join(root, 'dist/client/blog/soon-over/index.html'))).toBe(false)
  } finally {
    removeCopy(root)
  }
})
