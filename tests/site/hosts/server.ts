import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '../../free-port'
import type { Answer } from './answer'

/** A request to a host. */
export interface Question {
  method?: string
  headers?: OutgoingHttpHeaders
}

export type Received = Answer & { body: Buffer }

/** A server that runs on this machine with a generated configuration, and answers by HTTPS. */
export interface Server {
  ask: (address: string, question?: Question) => Promise<Received>
  stop: () => void
  /** The compressed variants that it sends. */
  encodings: string[]
  /** The status of its redirects to the form of a URL with a slash at the end. */
  moved: number
  /** Whether it answers requests that it can't read before it has read its configuration. */
  answersUnread?: boolean
}

/** The path of a command; undefined where it isn't installed. */
function installed(command: string): string | undefined {
  const { status, stdout } = spawnSync('which', [command], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** The reason why a server can't be started here; undefined where it can. */
export function missing(command: string): string | undefined {
  if (process.platform !== 'linux') return `${command} is set up for Linux: its paths, and names that differ by case`
  const absent = [command, 'openssl'].find(each => !installed(each))
  return absent && `${absent} is not installed here: apt-get install ${absent}`
}

/** nginx with the generated server; only the port, the certificate and the folder are set for this machine. */
export async function startNginx(config: string, host: string, folder: string): Promise<Server> {
  const { root, port } = await prepare(host, folder)
  const secure = `listen 127.0.0.1:${port} ssl; ssl_certificate ${root}/cert.pem; ssl_certificate_key ${root}/key.pem;`
  const server = config.replace('listen 80;', secure).replaceAll(`/srv/${host}`, join(root, host))
  // Beside an unpacked package, or in the system.
  const types = [join(dirname(installed('nginx') ?? ''), '../../etc/nginx/mime.types'), '/etc/nginx/mime.types']
  writeFileSync(
    join(root, 'nginx.conf'),
    `daemon off; pid ${root}/pid; error_log stderr error; events {}
http { include ${types.find(existsSync)}; access_log off; client_body_temp_path ${root}/a; proxy_temp_path ${root}/b;
fastcgi_temp_path ${root}/c; uwsgi_temp_path ${root}/d; scgi_temp_path ${root}/e; ${server} }`,
  )
  const child = spawn('nginx', ['-c', join(root, 'nginx.conf'), '-p', root])
  return { ...(await run(child, host, port, root)), encodings: ['gzip'], moved: 301 }
}

/** Caddy with the generated Caddyfile; only the port, the certificate and the folder are set for this machine. */
export async function startCaddy(config: string, host: string, folder: string): Promise<Server> {
  const { root, port } = await prepare(host, folder)
  const address = `\nhttps://${host}:${port} {\n  bind 127.0.0.1\n  tls ${root}/cert.pem ${root}/key.pem`
  const server = config.replace(`\n${host} {`, address).replaceAll(`/srv/${host}`, join(root, host))
  writeFileSync(
    join(root, 'Caddyfile'),
    `{\n  admin off\n  auto_https disable_redirects\n  servers {\n    protocols h1 h2\n  }\n}\n${server}`,
  )
  const env = { ...process.env, XDG_DATA_HOME: root, XDG_CONFIG_HOME: root }
  const child = spawn('caddy', ['run', '--config', join(root, 'Caddyfile'), '--adapter', 'caddyfile'], { env })
  return { ...(await run(child, host, port, root)), encodings: ['br', 'gzip'], moved: 308, answersUnread: true }
}

/** The site where the configuration expects it, readable by whichever user the server becomes; a certificate; a port. */
async function prepare(host: string, folder: string) {
  const root = mkdtempSync(join(tmpdir(), 'host-'))
  spawnSync('chmod', ['755', root])
  mkdirSync(join(root, host))
  cpSync(folder, join(root, host), { recursive: true })
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const files = ['-keyout', join(root, 'key.pem'), '-out', join(root, 'cert.pem')]
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
  spawnSync('openssl', ['req', '-x509', '-days', '2', ...curve, ...files, ...names])
  return { root, port: await freePort() }
}

/** Waits until the server answers. */
async function run(
  child: ChildProcess,
  host: string,
  port: number,
  root: string,
): Promise<Pick<Server, 'ask' | 'stop'>> {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (said += chunk))
  const ca = readFileSync(join(root, 'cert.pem'))
  const ask: Server['ask'] = (path, { method = 'GET', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const all = { Host: host, 'Accept-Encoding': '', ...headers }
      const to = { host: '127.0.0.1', servername: host, ca, port, path, method, headers: all, agent: false }
      request(to, receive(resolve)).on('error', reject).end()
    })
  const stop = () => {
    child.kill()
    rmSync(root, { recursive: true, force: true, maxRetries: 5 })
  }
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) break
    if (await ask('/').catch(() => false)) return { ask, stop }
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  stop()
  throw new Error(`${child.spawnfile} did not start: ${said}`)
}

/** A listener that gives the whole answer. */
export function receive(give: (answer: Received) => void) {
  return (response: IncomingMessage) => {
    const parts: Buffer[] = []
    response.on('data', part => parts.push(part))
    response.on('end', () => {
      const fields = response.headers as Record<string, string>
      const { location } = fields
      give({ status: response.statusCode ?? 0, fields, location, body: Buffer.concat(parts) })
    })
  }
}
