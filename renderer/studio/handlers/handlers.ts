import type { RequestHandlers } from '../edit-service'
import { findSource } from '../find-source'
import { pasteHtml } from '../paste/paste-html'
import { choices } from './choices'
import { completeText } from './complete'
import { describeDocument, describePage, describeSources } from './describe'
import { insertOptions } from './insert-options'
import { createPage, renamePage } from './new-files'

/** The handler of each request by its name, without `media`, whose body is not JSON. */
export const handlers: RequestHandlers = {
  page: describePage,
  describe: describeSources,
  document: describeDocument,
  paste: async ({ readBody }, { html }) => pasteHtml(readBody, html),
  check: ({ session }, request) => session.check(request),
  save: ({ session }, request) => session.save(request),
  undo: ({ session }) => session.step('undo'),
  redo: ({ session }) => session.step('redo'),
  source: async ({ root, site }, { url, words }) => ({ place: findSource(root, site, url, words) }),
  insert: insertOptions,
  choices,
  collections: async ({ site }) =>
    Object.entries(site.collections).map(([name, { noun, base }]) => ({ name, noun, base })),
  complete: completeText,
  new: (context, request) => context.session.inTurn(() => createPage(context, request)),
  rename: (context, request) => context.session.inTurn(() => renamePage(context, request)),
}
