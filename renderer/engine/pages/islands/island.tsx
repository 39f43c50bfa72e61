import { islands } from 'virtual:islands'
import { type ComponentType, createElement, type FunctionComponent, type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { toPlainJson } from './plain-json'

/**
 * When an island is hydrated: on first use, or earlier when it is scrolled into view, when a media query matches, or
 * when the page's URL has one of these parameters (`?category&status`).
 */
export type Wake = 'use' | 'visible' | `(${string})` | `?${string}`

/** The exports of a `Name.island.tsx`: the component, and when it is hydrated. */
export interface IslandModule<Props extends object> {
  default: ComponentType<Props>
  wake: Wake
}

const files = Object.keys(islands).map(path => path.slice(path.lastIndexOf('/') + 1))

/**
 * The server component of an island: renders it as HTML with what the browser needs to hydrate it. Children are
 * rendered on the server only. Throws when `Name.island.tsx` does not exist and, on rendering, when a prop is not plain
 * JSON.
 */
export function island<Props extends object>(name: string, module: IslandModule<Props>): FunctionComponent<Props> {
  if (!files.includes(`${name}.island.tsx`))
    throw new Error(`There is no file ${name}.island.tsx. Islands: ${files.join(', ')}.`)
  function Island({ children, ...props }: Props & { children?: ReactNode }) {
    const id = useId()
    const slot = children !== undefined && renderToString(children)
    const content = createElement(
      module.default,
      props as Props,
      slot !== false && <x-slot dangerouslySetInnerHTML={{ __html: slot }} />,
    )
    return (
      <x-island
        name={name}
        wake={module.wake}
        key-prefix={id}
        props={toPlainJson(props, `<${name}>`)}
        dangerouslySetInnerHTML={{ __html: renderToString(content, { identifierPrefix: id }) }}
      />
    )
  }
  Island.displayName = `island(${name})`
  return Island
}
