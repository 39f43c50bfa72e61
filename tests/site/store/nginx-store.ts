import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../free-port'

const example = join(import.meta.dirname, '../../../renderer/store/examples/nginx.conf')

/** Whether this machine has nginx with the module that takes files. */
export function hasNginx(): boolean {
  const { status, stderr } = spawnSync('nginx', ['-V'], { encoding: 'utf8' })
  return status === 0 && stderr.includes('http_dav_module')
}

/** Starts nginx with the example of the package; only port and folder are those of this machine. */
export async function startNginxStore(): Promise<{ url: string; folder: string; stop: () => void }> {
  const root = mkdtempSync(join(tmpdir(), 'store-'))
  const port = await freePort()
  const server = readFileSync(example, 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('/srv/store', join(root, 'objects'))
  writeFileSync(
    join(root, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${root}/pid; error_log stderr error; events {}
http { access_log off; client_body_temp_path ${root}/a; proxy_temp_path ${root}/b; fastcgi_temp_path ${root}/c;
uwsgi_temp_path ${root}/d; scgi_temp_path ${root}/e; ${server} }`,
  )
  const child: ChildProcess = spawn('nginx', ['-c', join(root, 'nginx.conf'), '-p', root], { stdio: 'ignore' })
  for (let tries = 0; tries < 100 && !existsSync(join(root, 'pid')); tries++) await setTimeout(50)
  const stop = () => {
    child.kill()
    rmSync(root, { recursive: true, force: true, maxRetries: 5 })
  }
  return { url: `http://127.0.0.1:${port}`, folder: join(root, 'objects'), stop }
}
