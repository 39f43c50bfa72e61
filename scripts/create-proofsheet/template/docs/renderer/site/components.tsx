import textFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import { useBodyMedia } from '@proofsheet/engine/content/media/media-context'
import { ResponsivePicture } from '@proofsheet/engine/content/media/ResponsivePicture'
import type { PageData } from '@proofsheet/engine/pages/vike/data'
import type { ComponentProps, ReactNode } from 'react'
import { settings } from '../../content/site'
import type { Site } from './index'

type Doc = Site['docs'][number]

/** A remark that stands out from the text. */
function Note({ title, children }: NoteProps) {
  return (
    <aside className="note">
      <p className="note-title">{title}</p>
      {children}
    </aside>
  )
}

interface NoteProps {
  /**
   * Its subject, in a few words.
   * @example Before you begin
   */
  title: string
  children: ReactNode
}

/** The components that writers may use in MDX, by name. */
export const components = {
  Note,
}

/** Their types, against which bodies are checked. */
export type Components = typeof components

/** An image of a body, from content/media or beside the text. */
function Image({ src = '', alt = '', title }: ComponentProps<'img'>) {
  const picture = useBodyMedia().pictureAt(String(src))
  return <ResponsivePicture picture={picture} alt={alt} title={title} sizes="(min-width: 48rem) 44rem, 92vw" />
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

/** A heading with a link to itself, so that its address can be copied. */
export function SectionHeading({ children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2 {...props}>
      {children}
      <a className="anchor" href={`#${props.id}`} aria-label="Link to this section">
        #
      </a>
    </h2>
  )
}

/** The components for a body. */
export const bodyComponents = { ...components, img: Image, pre: Code, table: Table, h2: SectionHeading }

/** A section of the sidebar: a folder with its pages in their order. */
interface Section {
  folder: string
  label: string
  pages: Doc[]
}

/** The folder of a page below content/docs; empty for the home page. */
const folderOf = ({ file }: Doc) => file.split('/').slice(2, -1)[0] ?? ''

/** The sections in the order of the settings, then all other folders by name. */
export function sectionsOf({ docs }: Site): Section[] {
  const named = settings.sections
  const others = [...new Set(docs.map(folderOf))].filter(each => each && !named.some(({ folder }) => folder === each))
  const folders = [...named, ...others.sort().map(folder => ({ folder, label: toLabel(folder) }))]
  return folders
    .map(({ folder, label }) => ({ folder, label, pages: docs.filter(doc => folderOf(doc) === folder) }))
    .filter(({ pages }) => pages.length > 0)
}

/** A folder as words: `good-to-know` is “Good to know”. */
function toLabel(folder: string): string {
  return folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ')
}

/** Links to all pages by section; the one at `url` is marked. */
export function Everything({ site, url }: { site: Site; url?: string | undefined }) {
  return sectionsOf(site).map(({ folder, label, pages }) => (
    <section key={folder}>
      <h2>{label}</h2>
      <ul>
        {pages.map(page => (
          <li key={page.url}>
            <a href={page.url} aria-current={page.url === url ? 'page' : undefined}>
              {page.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ))
}

interface FrameProps {
  data: PageData<Site[keyof Site][number], Site>
  main: string
  tools: ReactNode
}

/** Header, sidebar and page. Narrow windows have the list in a menu that works without script. */
export function Frame({ data: { site, info }, main, tools }: FrameProps) {
  const list = <Everything site={site} url={info.isNotFound ? undefined : info.url} />
  return (
    <>
      <header className="top">
        <a className="brand" href={settings.home}>
          {settings.brand}
        </a>
        {tools}
      </header>
      <div className="frame">
        <nav className="menu" aria-label="Pages">
          <details>
            <summary>All pages</summary>
            {list}
          </details>
        </nav>
        <nav className="side" id="pages" aria-label="All pages" data-starts="">
          {list}
        </nav>
        <main id="main" tabIndex={-1} dangerouslySetInnerHTML={{ __html: main }} />
      </div>
    </>
  )
}

/** The links of the head that this site needs besides those of every site. */
export function HeadLinks() {
  return <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="" />
}
