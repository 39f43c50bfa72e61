import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright/test'
import config, { fullBrowser } from './playwright.config'

interface Message {
  id?: number
  sessionId?: string
  method?: string
  params?: { sessionId: string }
  result?: unknown
  error?: { message: string }
}

/** A browser tab that is free to prepare pages in advance: Chromium doesn't do that in a page driven by Playwright. */
export interface Tab {
  open(address: string): Promise<void>
  /** Moves the pointer over the first element that fits. */
  point(selector: string): Promise<void>
  press(): Promise<void>
  /** The value of an expression in the page that shows, as JSON. */
  read<T>(expression: string): Promise<T>
  close(): Promise<void>
}

/** Opens a tab over Chromium's own protocol. */
export async function openTab(): Promise<Tab> {
  const { args = [] } = config.use?.launchOptions ?? {}
  const profile = mkdtempSync(join(tmpdir(), 'tab-'))
  const flags = [
    ...args,
    '--headless',
    '--remote-debugging-pipe',
    '--window-size=1280,800',
    `--user-data-dir=${profile}`,
  ]
  const browser = spawn(fullBrowser ?? chromium.executablePath(), flags, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const [input, output] = [browser.stdio[3] as NodeJS.WritableStream, browser.stdio[4] as NodeJS.ReadableStream]
  const waiting = new Map<number, (answer: Pick<Message, 'result' | 'error'>) => void>()
  let last = 0
  let page = ''
  let at = { x: 0, y: 0 }

  // A page prepared in advance is a second session of the tab, until it takes the first one's place.
  const sessions = new Set<string>()
  const hear = ({ id, sessionId, method, params, result, error }: Message) => {
    if (id) waiting.get(id)?.({ result, error })
    // The tab itself is attached too, but outside of any session.
    if (method === 'Target.attachedToTarget' && params && sessionId) sessions.add(params.sessionId)
    if (method === 'Target.detachedFromTarget' && params) sessions.delete(params.sessionId)
    page = [...sessions][0] ?? ''
  }
  let text = ''
  output.on('data', chunk => {
    const parts = (text + chunk).split('\0')
    text = parts.pop() ?? ''
    for (const part of parts) hear(JSON.parse(part))
  })
  const send = <T>(method: string, params: object = {}, sessionId?: string) =>
    new Promise<T>((resolve, reject) => {
      const id = ++last
      waiting.set(id, ({ result, error }) => (error ? reject(new Error(error.message)) : resolve(result as T)))
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    })
  const read = async <T>(expression: string) => {
    const parameters = { expression, returnByValue: true, awaitPromise: true }
    return (await send<{ result: { value: T } }>('Runtime.evaluate', parameters, page)).result.value
  }
  const mouse = (type: string, more: object = {}) => send('Input.dispatchMouseEvent', { type, ...at, ...more }, page)

  const { targetId } = await send<{ targetId: string }>('Target.createTarget', { url: 'about:blank', forTab: true })
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }, sessionId)

  return {
    read,
    async open(url) {
      await send('Page.navigate', { url }, page)
      while ((await read('document.readyState')) !== 'complete') await new Promise(resolve => setTimeout(resolve, 50))
    },
    async point(selector) {
      const middle = `(({x,y,width,height})=>({x:x+width/2,y:y+height/2}))(document.querySelector('${selector}').getBoundingClientRect())`
      at = await read(middle)
      await mouse('mouseMoved')
    },
    async press() {
      await mouse('mousePressed', { button: 'left', clickCount: 1 })
      await mouse('mouseReleased', { button: 'left', clickCount: 1 })
    },
    async close() {
      const ended = once(browser, 'exit')
      await send('Browser.close')
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}
