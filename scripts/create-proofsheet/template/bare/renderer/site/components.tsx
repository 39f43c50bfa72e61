import { useBodyMedia } from '@proofsheet/engine/content/media/media-context'
import { ResponsivePicture } from '@proofsheet/engine/content/media/ResponsivePicture'
import { island } from '@proofsheet/engine/pages/islands/island'
import type { MDXContent } from 'mdx/types'
import { type ComponentProps, createContext, useContext } from 'react'
import * as Counter from './Counter.island'
import type { Site } from './index'

const SiteContext = createContext<Site | undefined>(undefined)

/** The newest posts, each with its day and its sentence. */
function PostList() {
  const posts = useContext(SiteContext)?.blog ?? []
  return (
    <ul className="posts">
      {posts.map(({ url, title, date, excerpt }) => (
        <li key={url}>
          <a href={url}>{title}</a>
          <span className="meta">{date}</span>
          <p>{excerpt}</p>
        </li>
      ))}
    </ul>
  )
}

/** The components that writers may use in MDX, by name. */
export const components = { Counter: island('Counter', Counter), PostList }

/** Their types, against which bodies are checked. */
export type Components = typeof components

/** An image of a body, from content/media. */
function Image({ src = '', alt = '', title }: ComponentProps<'img'>) {
  const picture = useBodyMedia().pictureAt(String(src))
  return <ResponsivePicture picture={picture} alt={alt} title={title} sizes="(min-width: 45rem) 42rem, 92vw" />
}

/** The body of an entity, with the components that writers may use. */
export function Body({ body: Content, site }: { body: MDXContent; site: Site }) {
  return (
    <SiteContext value={site}>
      <Content components={{ ...components, img: Image }} />
    </SiteContext>
  )
}
