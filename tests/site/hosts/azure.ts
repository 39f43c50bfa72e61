import { extname } from 'node:path'
import { addFields, type Host, lookUp } from './answer'

interface AzureFile {
  trailingSlash: string
  globalHeaders: Record<string, string>
  routes: { route: string; redirect?: string; statusCode?: number; headers?: Record<string, string> }[]
  responseOverrides: { 404: { rewrite: string } }
  mimeTypes: Record<string, string>
}

/**
 * Azure Static Web Apps, after its documentation of `staticwebapp.config.json`: the first route that fits is the only
 * one, a `*` is at its end, and its headers win over the global ones.
 */
export function azureHost(text: string, folder: string): Host {
  const { trailingSlash, globalHeaders, routes, responseOverrides, mimeTypes }: AzureFile = JSON.parse(text)
  return address => {
    const route = routes.find(each =>
      each.route.endsWith('*') ? address.startsWith(each.route.slice(0, -1)) : address === each.route,
    )
    if (route?.redirect) return { status: route.statusCode ?? 302, fields: {}, location: route.redirect }
    const { file, isFolder } = lookUp(folder, address)
    if (isFolder && trailingSlash === 'always') return { status: 301, fields: {}, location: `${address}/` }
    const fields: Record<string, string> = {}
    addFields(fields, Object.entries(globalHeaders), 'replaced')
    addFields(fields, Object.entries(route?.headers ?? {}), 'replaced')
    const type = mimeTypes[extname(file ?? '')]
    if (type) fields['content-type'] = type
    return { status: file ? 200 : 404, fields, file: file ?? responseOverrides[404].rewrite.slice(1) }
  }
}
