import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileOf, type Post } from './corpus'

/** A site generator that builds the corpus. */
export interface Peer {
  name: string
  folder: string
  build: string[]
  /** Where a post goes, below the folder. */
  post: (slug: string) => string
  /** What a cold build does without. */
  made: string[]
  /** Puts everything but the posts into the folder. */
  prepare: () => void
}

const home = '.cache/bench'

/** The site generators that can be measured, by name. */
export const peers: Record<string, Peer> = {
  workings: {
    name: 'this project',
    folder: join(home, 'workings'),
    build: ['scripts/run.mjs', 'scripts/build.ts'],
    post: slug => `content/blog/${slug}.mdx`,
    made: ['dist', '.cache'],
    prepare() {
      const parts = ['content', 'renderer', 'pages', 'scripts', 'public', 'package.json', 'tsconfig.json']
      for (const part of [...parts, 'vite.config.ts', 'uno.config.ts'])
        cpSync(part, join(home, 'workings', part), { recursive: true })
      rmSync(join(home, 'workings/content/ledger.txt'), { force: true })
      pagesAlone(join(home, 'workings'))
    },
  },
  astro: {
    name: 'Astro',
    folder: join(home, 'astro'),
    build: ['node_modules/astro/bin/astro.mjs', 'build'],
    post: slug => `src/content/blog/${slug}.mdx`,
    made: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    prepare: () =>
      install('astro', {
        'package.json': packages({ astro: '7.3.5', '@astrojs/mdx': '8.0.2' }),
        'astro.config.mjs': `import mdx from '@astrojs/mdx'\nexport default { integrations: [mdx()], markdown: { syntaxHighlight: false } }\n`,
        'src/content.config.mjs': `import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
export const collections = { blog: defineCollection({ loader: glob({ pattern: '*.mdx', base: './src/content/blog' }) }) }
`,
        'src/pages/blog/[slug].astro': `---
import { getCollection, render } from 'astro:content'
export async function getStaticPaths() {
  return (await getCollection('blog')).map(post => ({ params: { slug: post.id }, props: { post } }))
}
const { post } = Astro.props
const { Content } = await render(post)
---
<html lang="en"><head><title>{post.data.title}</title></head><body><main><h1>{post.data.title}</h1><Content /></main></body></html>
`,
        'src/pages/blog/index.astro': `---
import { getCollection } from 'astro:content'
const posts = await getCollection('blog')
---
<html lang="en"><head><title>Blog</title></head><body><ul>{posts.map(({ id, data }) => <li><a href={'/blog/' + id + '/'}>{data.title}</a> {data.excerpt}</li>)}</ul></body></html>
`,
      }),
  },
  eleventy: {
    name: 'Eleventy',
    folder: join(home, 'eleventy'),
    build: ['node_modules/@11ty/eleventy/cmd.cjs'],
    post: slug => `site/blog/${slug}.md`,
    made: ['_site', '.cache'],
    prepare: () =>
      install('eleventy', {
        'package.json': packages({ '@11ty/eleventy': '3.1.8' }),
        'eleventy.config.js': `export default config => {
  config.addCollection('posts', all => all.getFilteredByGlob('site/blog/*.md'))
  return { dir: { input: 'site', output: '_site' } }
}
`,
        'site/_includes/post.njk':
          '<html lang="en"><head><title>{{ title }}</title></head><body><main><h1>{{ title }}</h1>{{ content | safe }}</main></body></html>\n',
        'site/blog/blog.json': '{ "layout": "post.njk", "tags": [] }\n',
        'site/index.njk': `---
permalink: /blog/
---
<html lang="en"><head><title>Blog</title></head><body><ul>{% for post in collections.posts %}<li><a href="{{ post.url }}">{{ post.data.title }}</a> {{ post.data.excerpt }}</li>{% endfor %}</ul></body></html>
`,
      }),
  },
}

/** Writes posts into a peer, and removes those of an earlier, larger corpus. */
export function writePosts({ folder, post }: Peer, posts: Post[], isOurs: boolean): void {
  const place = dirname(join(folder, post('any')))
  // The project's own posts stay: its pages refer to them.
  if (!isOurs) rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  if (place.endsWith('site/blog')) writeFileSync(join(place, 'blog.json'), '{ "layout": "post.njk", "tags": [] }\n')
  for (const each of posts) writeFileSync(join(folder, post(each.slug)), fileOf(each))
}

/** The project's build without what the others don't make: compressed twins, cards, feeds, twins in Markdown, search. */
function pagesAlone(folder: string): void {
  const change = (file: string, from: RegExp, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8')
    if (!from.test(text)) throw new Error(`${file} does not hold ${from}: the benchmark has to follow it.`)
    writeFileSync(join(folder, file), text.replace(from, to))
  }
  change('renderer/outputs/index.ts', /(const makers: OutputMaker\[\] = )\[[^\]]*\]/, '$1[hostFiles, sitemap, robots]')
  change('scripts/build/anew.ts', /await compressFiles\(.*\)\n/, '')
}

function packages(dependencies: Record<string, string>): string {
  return JSON.stringify({ private: true, type: 'module', dependencies })
}

function install(name: string, files: Record<string, string>): void {
  const folder = join(home, name)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  if (existsSync(join(folder, 'node_modules'))) return
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The packages of ${name} could not be installed.\n${stderr}`)
}
