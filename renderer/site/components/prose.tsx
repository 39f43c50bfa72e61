import type { MDXComponents } from 'mdx/types'
import type { ComponentProps } from 'react'
import { usePictures } from '../../engine/images/media-context'
import { Picture } from './Picture'
import { Scroller } from './Scroller'

/** How Markdown itself is drawn. Only what a writer wrote in Markdown gets these classes, so no figure inherits them. */
export const prose: MDXComponents = {
  ul: props => <ul {...props} className={`list ${props.className ?? ''}`} />,
  ol: props => <ol {...props} className="list" />,
  blockquote: props => <blockquote {...props} className="quoted" />,
  code: Code,
  table: Table,
  img: Image,
}

function Table(props: ComponentProps<'table'>) {
  return (
    <Scroller label="Table">
      <table {...props} />
    </Scroller>
  )
}

/** Code in a sentence stands on a shade; code in a block has the block's. */
function Code({ className, ...props }: ComponentProps<'code'>) {
  return <code {...props} className={className?.startsWith('language-') ? className : 'inline-code'} />
}

/** A picture from content/media, as wide as the text. */
function Image({ src = '', alt = '', title }: ComponentProps<'img'>) {
  return <Picture picture={usePictures()(String(src))} alt={alt} title={title} sizes="(min-width: 44rem) 40rem, 92vw" />
}
