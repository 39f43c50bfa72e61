import type { MDXComponents } from 'mdx/types'
import type { ComponentProps } from 'react'
import { Scroller } from './Scroller'

/** How Markdown itself is drawn. Only what a writer wrote in Markdown gets these classes, so no figure inherits them. */
export const prose: MDXComponents = {
  ul: props => <ul {...props} className={`list ${props.className ?? ''}`} />,
  ol: props => <ol {...props} className="list" />,
  blockquote: props => <blockquote {...props} className="quoted" />,
  code: Code,
  table: Table,
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
