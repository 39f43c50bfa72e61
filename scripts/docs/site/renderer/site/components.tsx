import { useBodyMedia } from '@proofsheet/engine/content/media/media-context'
import { ResponsivePicture } from '@proofsheet/engine/content/media/ResponsivePicture'
import type { ComponentProps } from 'react'
import type { GuideEntity } from './index'

/** The components that guides may name: none, because Markdown files have no components. */
export type Components = Record<string, never>

function Image({ src = '', alt = '', title }: ComponentProps<'img'>) {
  return (
    <ResponsivePicture
      picture={useBodyMedia().pictureAt(src)}
      alt={alt}
      title={title}
      sizes="(min-width: 48rem) 44rem, 92vw"
    />
  )
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

/** The components for elements of a body. */
export const elements = { img: Image, table: Table, h2: SectionHeading }

/** The links to all guides, by group; the one at `url` is marked. */
export function GuideList({ guides, url }: { guides: readonly GuideEntity[]; url?: string }) {
  return [...new Set(guides.map(({ group }) => group))].filter(Boolean).map(name => (
    <section key={name}>
      <h2>{name}</h2>
      <ul>
        {guides
          .filter(({ group }) => group === name)
          .map(guide => (
            <li key={guide.url}>
              <a href={guide.url} aria-current={guide.url === url ? 'page' : undefined}>
                {guide.title}
              </a>
            </li>
          ))}
      </ul>
    </section>
  ))
}
