import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Answer } from './answer'

/** A server that runs on this machine with a generated configuration. */
export interface Server {
  ask: (address: string, accepts?: string) => Promise<Answer & { body: Buffer }>
  stop: () => void
}

/** Whether a command can be run here. */
export function isInstalled(command: string): boolean {
  return !spawnSync(command, ['-v'], { stdio: 'ignore' }).error
}

/** nginx with the generated server; only the port and the folder are set for this machine. */
export async function startNginx(config: string, host: string, folder: string): Promise<Server> {
  const { root, port } = await prepare(host, folder)
  const server = config.replace('listen 80;', `listen 127.0.0.1:${port};`).replaceAll(`/srv/${host}`, join(root, host))
  writeFileSync(
    join(root, 'nginx.conf'),
    `daemon off; pid ${root}/pid; error_log stderr error; events {}
http { include /etc/nginx/mime.types; access_log off; client_body_temp_path ${root}/a; proxy_temp_path ${root}/b;
fastcgi_temp_path ${root}/c; uwsgi_temp_path ${root}/d; scgi_temp_path ${root}/e; ${server} }`,
  )
  return run(spawn('nginx', ['-c', join(root, 'nginx.conf'), '-p', root]), port, root)
}

/** Caddy with the generated Caddyfile; only the port and the folder are set for this machine. */
export async function startCaddy(config: string, host: string, folder: string): Promise<Server> {
  const { root, port } = await prepare(host, folder)
  const server = config
    .replace(`\n${host} {`, `\nhttp://127.0.0.1:${port} {\n  bind 127.0.0.1`)
    .replaceAll(`/srv/${host}`, join(root, host))
  writeFileSync(join(root, 'Caddyfile'), `{\n  admin off\n  auto_https off\n}\n${server}`)
  const env = { ...process.env, XDG_DATA_HOME: root, XDG_CONFIG_HOME: root }
  return run(
    spawn('caddy', ['run', '--config', join(root, 'Caddyfile'), '--adapter', 'caddyfile'], { env }),
    port,
    root,
  )
}

/** The site where the configuration expects it, readable by whichever user the server becomes, and a free port. */
async function prepare(host: string, folder: string) {
  const root = mkdtempSync(join(tmpdir(), 'host-'))
  spawnSync('chmod', ['755', root])
  mkdirSync(join(root, host))
  cpSync(folder, join(root, host), { recursive: true })
  const port = await new Promise<number>(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
  return { root, port }
}

async function run(child: ChildProcess, port: number, root: string): Promise<Server> {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (said += chunk))
  const ask: Server['ask'] = (address, accepts = '') =>
    new Promise((resolve, reject) => {
      const headers = { Host: `127.0.0.1:${port}`, 'Accept-Encoding': accepts }
      request({ host: '127.0.0.1', port, path: address, headers, agent: false }, response => {
        const parts: Buffer[] = []
        response.on('data', part => parts.push(part))
        response.on('end', () => {
          const fields = response.headers as Record<string, string>
          const { location } = fields
          resolve({
            status: response.statusCode ?? 0,
            fields,
            ...(location && { location }),
            body: Buffer.concat(parts),
          })
        })
      })
        .on('error', reject)
        .end()
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
