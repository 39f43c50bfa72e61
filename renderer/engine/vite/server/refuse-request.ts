import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { requestPath } from '../../pages/html/request-path'
import { isEditable, leadsOutside } from './project-files'

/** The parts of a request that show who sent it. */
export type Sender = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { socket: { remoteAddress?: string } }

/** The folders and hosts that the dev server serves. */
export interface Served {
  /** The project's root, as an absolute path. */
  root: string
  publicFolder: string
  /** The folders whose files may be read. */
  folders: readonly string[]
  /** The path of the site, `/` or for example `/docs/`. */
  base: string
  /** Host names besides addresses and `localhost`; those after a dot with all below them. True for any name. */
  hosts: readonly string[] | true
  /** The paths of the tools' requests that change files, without the base path. */
  endpoints: readonly string[]
}

/** The endpoints that open an editor. */
const editorEndpoints = ['/__open-in-editor', '/__source']

/** Paths of tools, which are no pages: other sites have no reason to link to them. */
const toolPath = /\/(__|@)/

/**
 * The reason why the dev server refuses a request, as a sentence for its sender; undefined where it answers.
 *
 * A site that a writer visits can send requests to this server. Its name in `Host` shows DNS rebinding; `Origin` and
 * `Sec-Fetch-Site` show a page of another origin (https://www.w3.org/TR/fetch-metadata/). Programs send neither and may
 * read. Opening an editor requires proof that a page of this server asks, on this machine.
 */
export function refuseRequest(request: Sender, served: Served): string | undefined {
  const { origin, host = '', 'sec-fetch-site': site } = request.headers
  const name = hostOf(`http://${host}`)
  if (!name || !isKnownHost(name.hostname, served.hosts))
    return `This server has no host name ${JSON.stringify(host)}. Open it at localhost, or start it with --host and that name.`
  if (origin !== undefined && hostOf(origin)?.host !== name.host)
    return `The dev server answers its own pages only; this request comes from ${JSON.stringify(origin)}.`
  const path = pathOf(request.url)
  if (path === undefined) return `${JSON.stringify(request.url)} is not a path of this server.`
  if ((site === 'cross-site' || site === 'same-site') && !isVisit(request, path))
    return 'The dev server answers its own pages only; this request comes from another site.'
  // In any form in which the server would recognize them.
  const isOf = (endpoint: string) => path.toLowerCase().includes(endpoint.toLowerCase())
  if ([...editorEndpoints, ...served.endpoints].some(isOf))
    return refuseEditor(request, origin !== undefined || site === 'same-origin', served)
  const inner = path.startsWith(served.base) ? path.slice(served.base.length - 1) : path
  if (leadsOutside(inner, served.root, served.publicFolder, served.folders))
    return `${JSON.stringify(path)} is outside of the project.`
  return undefined
}

/** The reason why a request may not open the editor; `isOwn`: a page of this server sent it. */
function refuseEditor({ url, socket }: Sender, isOwn: boolean, { root }: Served): string | undefined {
  if (!isOwn) return 'Only a page of this server opens and changes files.'
  if (!isLoopback(socket.remoteAddress ?? ''))
    return 'Files are opened and changed only from the machine of the dev server: use localhost there.'
  const file = new URL(`http://dev${url}`).searchParams.get('file')
  if (file !== null && !isEditable(file, root)) return `${JSON.stringify(file)} is not a file of the project.`
  return undefined
}

/** Whether an address or host name is reached from this machine only. */
export const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$|^localhost$/i.test(address)

/** Whether a request opens a page in a tab, by a link of another site or of a message. */
function isVisit({ method, headers }: Sender, path: string): boolean {
  const isDocument = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  return isDocument && (method === 'GET' || method === 'HEAD') && !toolPath.test(path)
}

/** Addresses in numbers can't be rebound to another machine; names could be anyone's. */
function isKnownHost(hostname: string, hosts: Served['hosts']): boolean {
  if (isIP(hostname.replace(/^\[|\]$/g, '')) > 0 || /(^|\.)localhost$/.test(hostname)) return true
  return (
    hosts === true || hosts.some(each => each === hostname || (each.startsWith('.') && `.${hostname}`.endsWith(each)))
  )
}

/** The host of an origin, in its normal form; undefined for none, such as `null`. */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin) : undefined)

/** The decoded path of a request; undefined where it has no valid one. */
function pathOf(url = ''): string | undefined {
  return url.startsWith('/') && URL.canParse(`http://dev${url}`)
    ? requestPath(new URL(`http://dev${url}`).pathname)
    : undefined
}
