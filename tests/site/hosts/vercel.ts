import { getTransformedRoutes, isHandler } from '@vercel/routing-utils'
import { addFields, type Host, lookUp } from './answer'

/**
 * Vercel, by its own package, which checks `vercel.json` and gives the routes in the order in which they are tried:
 * those with a status end a request, those that don't continue leave it to the files. Throws where the file is wrong.
 */
export function vercelHost(text: string, folder: string): Host {
  const { routes, error } = getTransformedRoutes(JSON.parse(text))
  if (error) throw new Error(error.message)
  return address => {
    const fields: Record<string, string> = { 'cache-control': 'public, max-age=0, must-revalidate' }
    for (const route of routes ?? []) {
      const match = isHandler(route) ? null : new RegExp(route.src).exec(address)
      if (!match || isHandler(route)) continue
      const { Location, ...others } = route.headers ?? {}
      if (route.status) {
        const location = Location?.replace(/\$(\d)/g, (_, group) => match[group] ?? '')
        return { status: route.status, fields: {}, location }
      }
      addFields(fields, Object.entries(others), 'replaced')
      if (!route.continue) break
    }
    // A page answers with and without its slash, unless a route has come first.
    const { file, isFolder } = lookUp(folder, address)
    const page = isFolder ? `${address.slice(1)}/index.html` : file
    return { status: page ? 200 : 404, fields, file: page ?? '404.html' }
  }
}
