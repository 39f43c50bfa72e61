import type { IncomingMessage } from 'node:http'
import type { Loader, LoadResult } from '../content/load'
import type { SiteDefinition } from '../site'
import type { ContentStore, PageContent } from './content-store'

/** The interface of the content plug-in for the plug-ins of tools, such as editing on the page. */
export interface DevTools {
  /** Adds a tool. Call it in `configureServer`. */
  add(tool: DevTool): void
  /** The content, once the dev server has started to read it: wait for it in requests, not in `configureServer`. */
  content: Promise<DevContent>
}

/** A tool of the dev server. Requests of its own it answers by a middleware, like any plug-in of Vite. */
export interface DevTool {
  /** Modules that the browser loads with each page. They may add to the badge; see `browser/badge.ts`. */
  clients: readonly string[]
  /**
   * The path with which its requests begin that change files, for example `/__edit`. The guard refuses those that don't
   * come from a page of this server on this machine.
   */
  endpoint: string
  pages: PageRenderer
}

/** Renders pages in another way, for the requests that ask for it. */
export interface PageRenderer {
  /** Whether a request asks for it. */
  isFor(request: IncomingMessage): boolean
  /** Gives the document in place of the one that the page has. */
  render(page: DevPage): Promise<string>
}

/** A page of the dev server. */
export interface DevPage {
  content: PageContent
  /** Its path, without the base path of the site. */
  path: string
  /** Its document. */
  plain: string
  /** Renders it from other content. */
  render(content: PageContent): Promise<string>
}

/** The content of the dev server and its site. */
export interface DevContent extends ContentStore {
  site: SiteDefinition
  /** Checks the content, with unsaved texts in place of those on the disk. */
  check: Loader
  /** Reports a file that the tool has written, and the content with it where that was checked. Open pages update. */
  changed(file: string, found?: LoadResult): void
}

/** The name of the plug-in with the tools as its `api`. */
export const devToolsPlugin = 'content:tools'

/** The tools of a dev server, and the server's own functions for them. */
export interface OwnDevTools extends DevTools {
  list: readonly DevTool[]
  /** Gives the tools the content. */
  open(content: DevContent): void
}

/** Creates the tools of a dev server: none until plug-ins add them. */
export function createDevTools(): OwnDevTools {
  const list: DevTool[] = []
  let open: OwnDevTools['open'] = () => {}
  const content = new Promise<DevContent>(resolve => {
    open = resolve
  })
  return { list, content, open, add: tool => void list.push(tool) }
}
