import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../free-port'
import { commands, type Driver, drive } from './driver'

/** How long the driver may take to listen, in milliseconds. */
const startLimitMs = 60_000

/** Starts WebKitGTK's MiniBrowser on a screen in memory, and operates it by WebKitWebDriver. */
export async function startWebKit(program: string, browser: string): Promise<Driver> {
  const { screen, display } = await startScreen()
  const port = await freePort()
  const driver = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
  })
  const origin = `http://127.0.0.1:${port}`
  const end = () => {
    for (const each of [driver, screen]) each.kill()
  }
  process.once('exit', end)
  await waitFor(`${origin}/status`)
  const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } }
  const { sessionId, capabilities } = (await request(`${origin}/session`, {
    capabilities: { alwaysMatch: options },
  })) as { sessionId: string; capabilities: { browserVersion: string } }
  const session = `${origin}/session/${sessionId}`
  return drive(
    `WebKitGTK ${capabilities.browserVersion}`,
    (command, parameters) =>
      request(`${session}/${commands[command].path.replace('{id}', `${parameters.id}`)}`, parameters),
    async () => {
      // A driver that has ended has closed its browser.
      await fetch(session, { method: 'DELETE' }).catch(() => {})
      process.off('exit', end)
      end()
    },
  )
}

/** Starts a screen in memory; it chooses the name of its display. */
async function startScreen() {
  const flags = ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp']
  const screen = spawn('Xvfb', flags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [name] = await once(screen.stdio[3] as Readable, 'data')
  return { screen, display: `:${`${name}`.trim()}` }
}

async function waitFor(address: string): Promise<void> {
  for (const end = Date.now() + startLimitMs; Date.now() < end; await setTimeout(100))
    if (await fetch(address).catch(() => undefined)) return
  throw new Error(`WebKitWebDriver does not listen after ${startLimitMs / 1000} seconds.`)
}

async function request(address: string, body: unknown): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) })
  const { value } = (await response.json()) as { value: { message?: string; error?: string } | null }
  if (!response.ok) throw new Error(value?.message || value?.error || `WebKitWebDriver answers ${response.status}.`)
  return value
}
