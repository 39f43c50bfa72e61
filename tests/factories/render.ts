import type { MDXComponents, MDXContent } from 'mdx/types'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { componentNames } from '../fixtures/sample-site/renderer/site/components/names'

/** Components of these names that render a section with their name and props as JSON, so that the HTML shows them. */
export function recordingComponents(names: readonly string[] = componentNames): MDXComponents {
  return Object.fromEntries(
    names.map(name => [
      name,
      ({ children, ...props }: { children?: ReactNode }) =>
        createElement('section', { title: JSON.stringify([name, props]) }, children),
    ]),
  )
}

/** A body as HTML; its components show their props, unless others are given. */
export function render(Body: MDXContent, components = recordingComponents()): string {
  return renderToStaticMarkup(createElement(Body, { components }))
}

/** HTML without source positions, as visitors get it. */
export function withoutSources(html: string): string {
  return html.replace(/ data-source="[^"]*"/g, '')
}
