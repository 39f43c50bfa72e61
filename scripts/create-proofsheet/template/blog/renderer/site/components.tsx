import textFont from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url'
import { tagUrl } from '@proofsheet/engine/content/collection'
import { lookupOf } from '@proofsheet/engine/content/lookup'
import { useBodyMedia } from '@proofsheet/engine/content/media/media-context'
import { ResponsivePicture } from '@proofsheet/engine/content/media/ResponsivePicture'
import { withBasePath } from '@proofsheet/engine/pages/html/base-path'
import type { PageData } from '@proofsheet/engine/pages/vike/data'
import { feedFiles } from '@proofsheet/outputs/feeds/feed-files'
import type { MDXContent } from 'mdx/types'
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { settings } from '../../content/site'
import type { Site } from './index'

type Post = Site['blog'][number]
type Data = PageData<Site[keyof Site][number], Site>

const SiteContext = createContext<Site | undefined>(undefined)

/** Every post, the newest first. */
function PostList() {
  return <Posts posts={useContext(SiteContext)?.blog ?? []} />
}

/** The components that writers may use in MDX, by name. */
export const components = {
  PostList,
}

/** Their types, against which bodies are checked. */
export type Components = typeof components

/** Posts with their days and sentences; `level` is that of their headings. */
export function Posts({ posts, level: Heading = 'h2' }: { posts: readonly Post[]; level?: 'h2' | 'h3' }) {
  if (posts.length === 0)
    return (
      <p className="empty">
        There are no posts yet. Write the first one: <code>npm run new -- blog hello</code>
      </p>
    )
  return (
    <ol className="posts">
      {posts.map(({ url, title, date, excerpt }) => (
        <li key={url}>
          <Day date={date} />
          <div>
            <Heading>
              <a href={url}>{title}</a>
            </Heading>
            <p>{excerpt}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

const dayFormat = new Intl.DateTimeFormat(settings.language, { dateStyle: 'long', timeZone: 'UTC' })

/** A day in words of the site's language. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{dayFormat.format(new Date(date))}</time>
}

/** Links to the pages of tags: those of a post, or all. */
export function Tags({ tags, current }: { tags: readonly string[]; current?: string }) {
  if (tags.length === 0) return null
  return (
    <ul className="tags">
      {tags.map(tag => (
        <li key={tag}>
          <a href={tagUrl({ base: '/blog/' }, tag)} aria-current={tag === current ? 'page' : undefined}>
            {tag}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Every tag of the site. */
export function AllTags({ site, current }: { site: Site; current?: string }) {
  const tags = lookupOf(site)
    .tags('blog')
    .map(({ tag }) => tag)
  if (tags.length === 0) return null
  return (
    <nav className="all-tags" aria-labelledby="all-tags">
      <h2 id="all-tags">Subjects</h2>
      <Tags tags={tags} current={current} />
    </nav>
  )
}

/** The content of the page for unknown URLs. */
export function Everything({ site }: { site: Site }) {
  return <Posts posts={site.blog} />
}

/** An image of a body, from content/media or beside the text. */
function Image({ src = '', alt = '', title }: ComponentProps<'img'>) {
  const picture = useBodyMedia().pictureAt(String(src))
  return <ResponsivePicture picture={picture} alt={alt} title={title} sizes="(min-width: 44rem) 40rem, 92vw" />
}

/** Code scrolls by itself where a line is wider than the window. */
function Code(props: ComponentProps<'pre'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it with the keyboard.
  return <pre tabIndex={0} {...props} />
}

/** A table scrolls by itself where it is wider than the window. */
function Table(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it with the keyboard.
    <section className="scroll" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </section>
  )
}

/** The body of an entity, with the components that writers may use. */
export function Body({ body: Content, site }: { body: MDXContent; site: Site }) {
  return (
    <SiteContext value={site}>
      <div className="text">
        <Content components={{ ...components, img: Image, pre: Code, table: Table }} />
      </div>
    </SiteContext>
  )
}

/** Header and footer around the page. */
export function Frame({ data: { info }, main, tools }: { data: Data; main: string; tools: ReactNode }) {
  return (
    <>
      <header className="top">
        <a className="brand" href={settings.home}>
          {settings.brand}
        </a>
        <nav aria-label="Main" data-starts="">
          {settings.navigation.map(({ label, href }) => (
            <a key={href} href={href} aria-current={href === info.url && !info.isNotFound ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        {tools}
      </header>
      <main id="main" tabIndex={-1} dangerouslySetInnerHTML={{ __html: main }} />
      <footer className="foot">
        <p>
          {settings.brand}. {settings.tagline}.
        </p>
        <p>
          {feedFiles.slice(0, 2).map(({ href }, index) => (
            <a key={href} href={href}>
              {['Atom', 'RSS'][index]} feed
            </a>
          ))}
        </p>
      </footer>
    </>
  )
}

/** The links of the head that this site needs besides those of every site. */
export function HeadLinks() {
  return (
    <>
      <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="" />
      {feedFiles.map(({ type, href }) => (
        <link key={type} rel="alternate" type={type} title={settings.brand} href={withBasePath(href)} />
      ))}
    </>
  )
}
