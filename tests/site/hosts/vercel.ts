import { addFields, type Host, lookUp } from './answer'

interface VercelFile {
  trailingSlash: boolean
  headers: { source: string; headers: { key: string; value: string }[] }[]
  redirects: { source: string; destination: string; statusCode: number }[]
}

/**
 * Vercel, after its documentation of `vercel.json`: redirects first, then the slash at the end, then files; `source` is
 * a pattern in the syntax of path-to-regexp, of which only groups like `(.*)` are used here.
 */
export function vercelHost(text: string, folder: string): Host {
  const { trailingSlash, headers, redirects }: VercelFile = JSON.parse(text)
  const fits = (source: string, address: string) => new RegExp(`^${source}$`).test(address)
  return address => {
    const move = redirects.find(({ source }) => fits(source, address))
    if (move) return { status: move.statusCode, fields: {}, location: move.destination }
    const { file, isFolder } = lookUp(folder, address)
    if (isFolder && trailingSlash) return { status: 308, fields: {}, location: `${address}/` }
    const fields: Record<string, string> = { 'cache-control': 'public, max-age=0, must-revalidate' }
    for (const rule of headers.filter(({ source }) => fits(source, address)))
      addFields(
        fields,
        rule.headers.map(({ key, value }) => [key, value]),
        'replaced',
      )
    return { status: file ? 200 : 404, fields, file: file ?? '404.html' }
  }
}
