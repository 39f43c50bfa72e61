import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { commands, type Driver, drive } from './driver'

/** How long Firefox may take to listen, in milliseconds. */
const startLimitMs = 60_000

/** Starts Firefox without a window and operates it by Marionette, its own form of WebDriver: geckodriver isn't needed. */
export async function startFirefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n')
  const flags = ['--headless', '--marionette', '--no-remote', '--profile', profile]
  const browser = spawn(program, flags, { stdio: 'ignore' })
  const kill = () => browser.kill()
  process.once('exit', kill)
  const request = await connectTo(await portIn(join(profile, 'MarionetteActivePort')))
  const { capabilities } = (await request('WebDriver:NewSession', {})) as { capabilities: { browserVersion: string } }
  const send: Parameters<typeof drive>[1] = async (command, parameters) => {
    const answer = await request(commands[command].name, parameters)
    return (answer as { value?: unknown } | null)?.value
  }
  return drive(`Firefox ${capabilities.browserVersion}`, send, async () => {
    const ended = once(browser, 'exit')
    process.off('exit', kill)
    kill()
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 20 })
  })
}

/** The port that Firefox has written into its profile, when it listens. */
async function portIn(file: string): Promise<number> {
  for (const end = Date.now() + startLimitMs; Date.now() < end; await setTimeout(100))
    if (existsSync(file) && readFileSync(file, 'utf8')) return Number(readFileSync(file, 'utf8'))
  throw new Error(`Firefox does not listen after ${startLimitMs / 1000} seconds.`)
}

/** Connects to Marionette: each message is its length in bytes, a colon, and [kind, number, error or name, value]. */
async function connectTo(port: number) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const waiting = new Map<number, (error: { message: string } | null, value: unknown) => void>()
  let received = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    for (let start = received.indexOf(':'); start > 0; start = received.indexOf(':')) {
      const end = start + 1 + Number(received.subarray(0, start))
      if (received.length < end) return
      const message = JSON.parse(`${received.subarray(start + 1, end)}`)
      received = received.subarray(end)
      // The first message is a greeting.
      if (Array.isArray(message)) waiting.get(message[1])?.(message[2], message[3])
    }
  })
  let last = 0
  return (name: string, parameters: Record<string, unknown>) =>
    new Promise<unknown>((resolve, reject) => {
      const text = JSON.stringify([0, ++last, name, parameters])
      waiting.set(last, (error, value) => (error ? reject(new Error(error.message)) : resolve(value)))
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}
