import { useBodyMedia } from '@proofsheet/engine/content/media/media-context'
import type { MDXComponents } from 'mdx/types'
import { type ComponentProps, useContext } from 'react'
import { Audio, Frame, Source, Track, Video } from './elements/embedded'
import { unbroken } from './layout/unbroken'
import { Picture } from './Picture'
import { CodeBlock } from './text/CodeBlock'
import { PictureSizeContext, pictureSizes } from './text/picture-size'
import { Table } from './text/Table'

/** The components of Markdown elements. Elements inside of demos don't get their classes. */
export const prose: MDXComponents = {
  h3: props => <h3 {...props}>{unbroken(props.children)}</h3>,
  ul: props => <ul {...props} className={`list ${props.className ?? ''}`} />,
  ol: props => <ol {...props} className="list" />,
  blockquote: props => <blockquote {...props} className="quoted" />,
  code: Code,
  pre: CodeBlock,
  table: Table,
  img: Image,
  details: props => <details {...props} className="disclosure" />,
  dl: props => <dl {...props} className="terms" />,
  aside: props => <aside {...props} className="aside flow" />,
  figure: props => <figure {...props} className="flow" />,
  section: Section,
  video: Video,
  audio: Audio,
  source: Source,
  track: Track,
  iframe: Frame,
}

/** A part of a text; remark-gfm makes one of the footnotes, which has a class of its own. */
function Section({ className = 'flow', ...props }: ComponentProps<'section'>) {
  return <section {...props} className={className} />
}

/** Inline code has a background of its own; code blocks have the block's. */
function Code({ className, ...props }: ComponentProps<'code'>) {
  return <code {...props} className={className?.startsWith('language-') ? className : 'inline-code'} />
}

/** An image from content/media, as wide as the text. */
function Image({ src = '', alt = '', title }: ComponentProps<'img'>) {
  return (
    <Picture
      picture={useBodyMedia().pictureAt(String(src))}
      alt={alt}
      title={title}
      sizes={pictureSizes[useContext(PictureSizeContext)]}
    />
  )
}
