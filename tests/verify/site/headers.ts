import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HostRules } from '../../../renderer/engine/pages/outputs/host-rules'
import { pathWithServers } from '../../setup/servers.mjs'
import { findLostHeaders, pathsOfEachKind } from '../../site/hosts/lost-headers'
import { startPreview } from '../../site/hosts/preview'
import { missing, type Question, type Received, type Server, startCaddy, startNginx } from '../../site/hosts/server'
import type { Finding, SiteCheck } from '../check'

const dist = join(import.meta.dirname, '../../../dist')
const folder = join(dist, 'client')
const fileOf = (path: string) => readFileSync(join(dist, path), 'utf8')
const readRules = (): HostRules => JSON.parse(fileOf('host-rules.json'))

/** The header that proofs leave out. */
const left = 'X-Content-Type-Options'

const servers = {
  nginx: { file: 'nginx.conf', start: startNginx },
  caddy: { file: 'Caddyfile', start: startCaddy },
}

// Debian's packages are unpacked where they are missing.
process.env.PATH = pathWithServers()

/** The differences between the headers of one server and the rules, for all pages and each kind of file. */
async function inspect(name: string, server: Server, pages: string[]): Promise<Finding[]> {
  try {
    const wrong = await findLostHeaders(server, readRules(), folder, [
      ...new Set([...pages, ...pathsOfEachKind(folder)]),
    ])
    return wrong.map(message => ({ page: name, message }))
  } finally {
    server.stop()
  }
}

/** What is found of the preview, whose answers are changed. */
async function withPreview(change: (answer: Received, question: Question) => Received): Promise<Finding[]> {
  const server = await startPreview(readRules(), folder)
  const ask: Server['ask'] = async (address, question = {}) => change(await server.ask(address, question), question)
  return inspect('preview', { ...server, ask }, [])
}

/** What is found of the preview where it leaves a header out of the answers that are chosen. */
const proof = (isChosen: (question: Question, answer: Received) => boolean) => () =>
  withPreview((answer, question) => {
    const { [left.toLowerCase()]: _, ...fields } = answer.fields
    return isChosen(question, answer) ? { ...answer, fields } : answer
  })

/** The same for each of these statuses; nothing where one is missed. */
const proofOfEach = (answers: { status: number }[]) => async () => {
  const found = await Promise.all(answers.map(({ status }) => proof((_, answer) => answer.status === status)()))
  return found.every(each => each.length > 0) ? found.flat() : []
}

/** What is found of every server without one header; nothing where one is missed. */
async function proveServers(): Promise<Finding[]> {
  const { [left]: _, ...everywhere } = readRules().everywhere
  const proofs = [await inspect('preview', await startPreview({ ...readRules(), everywhere }, folder), [])]
  for (const [name, { file, start }] of Object.entries(servers).filter(([each]) => !missing(each))) {
    const config = fileOf(file)
      .split('\n')
      .filter(line => !line.includes(left))
      .join('\n')
    proofs.push(await inspect(name, await start(config, readRules().host, folder), []))
  }
  return proofs.every(found => found.length > 0) ? proofs.flat() : []
}

export const headers: SiteCheck = {
  name: 'headers',
  async run({ addresses }) {
    const rules = readRules()
    const pages = addresses.filter(address => address !== '/nowhere/')
    const findings = await inspect('preview', await startPreview(rules, folder), pages)
    const unproved: string[] = []
    for (const [name, { file, start }] of Object.entries(servers)) {
      const reason = missing(name)
      if (reason) unproved.push(`${name}: ${reason}`)
      else findings.push(...(await inspect(name, await start(fileOf(file), rules.host, folder), pages)))
    }
    return { inspected: pages.length, findings, unproved }
  },
  requirements: {
    'nginx and Caddy, by HTTPS, and the preview send every header of the host rules.': proveServers,
    'So they do for a HEAD request.': proof(({ method }) => method === 'HEAD'),
    'So they do with 304, 400, 404, 405 and 416.': proofOfEach([304, 400, 404, 405, 416].map(status => ({ status }))),
    'So they do for a range.': proofOfEach([{ status: 206 }]),
    'So they do for a compressed variant.': proof((_, { fields }) => fields['content-encoding'] !== undefined),
    'Settings of hosts, compressed variants and the error page have no URL of their own.': () =>
      withPreview(answer => (answer.status === 404 ? { ...answer, status: 200 } : answer)),
    'Each sends the bytes of the file.': async () =>
      withPreview(({ body, ...answer }) => ({ ...answer, body: Buffer.concat([body, body]) })),
  },
}
