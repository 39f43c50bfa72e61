import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { expect } from 'vitest'
import { accessibilityFaults } from '../../accessibility'
import config from '../../playwright.config'
import { preview } from '../../project-copy'
import { keyboard } from '../../verify/pages/keyboard'
import { nameElements } from '../../verify/pages/name-element'
import { missing, type Server, startCaddy, startNginx } from '../hosts/server'

/** The widths of windows, in pixels: a small phone, and a usual screen. */
const widths = [360, 1280]

/** The color schemes with the rules of axe that are run in each: only the colors are others in the dark one. */
const schemes = [
  ['dark', 'colors'],
  ['light', 'all'],
] as const

/** Those of a width: colors don't depend on it. */
const schemesAt = (width: number) => (width === widths[0] ? schemes : schemes.slice(1))

/** Fails the test where axe or a walk with the Tab key finds a fault on a page of a built site, in either color scheme. */
export async function expectUsable(root: string, addresses: readonly string[]): Promise<void> {
  const { server, address: origin } = await preview(root)
  const browser = await chromium.launch(config.use?.launchOptions)
  try {
    const faults: string[] = []
    for (const address of addresses) faults.push(...(await faultsOf(browser, origin, address)))
    expect(faults).toEqual([])
  } finally {
    await browser.close()
    server.kill()
  }
}

async function faultsOf(browser: Browser, origin: string, address: string) {
  // With motion, the focus is out of view until the window has scrolled.
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await nameElements(page)
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(origin + address, { waitUntil: 'networkidle' })
    const where = `${address} at ${width} px`
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (excess > 0) found.push(`${where}: is ${excess} px too wide`)
    for (const [colorScheme, rules] of schemesAt(width)) {
      await page.emulateMedia({ colorScheme })
      for (const { rule, selector, message } of await accessibilityFaults(page, ':root', rules))
        found.push(`${where}, ${colorScheme}: ${rule}: ${selector}: ${message}`)
    }
    for (const { element, message } of await keyboard.inspect({ page, address, origin, browser }))
      found.push(`${where}: ${element} ${message}`)
  }
  await context.close()
  return found
}

/** The servers that can be started here, with the configuration that a build writes for each. */
const servers: {
  command: string
  config: string
  start: (config: string, host: string, folder: string) => Promise<Server>
}[] = [
  { command: 'nginx', config: 'nginx.conf', start: startNginx },
  { command: 'caddy', config: 'Caddyfile', start: startCaddy },
]

/**
 * Fails the test where nginx or Caddy, with the configuration of a built site, answers a page with other bytes or
 * without its policy, or an unknown address with another page than that for such. Servers that aren't installed are
 * left out.
 */
export async function expectServed(root: string, addresses: readonly string[]): Promise<void> {
  const folder = join(root, 'dist/client')
  const { host } = JSON.parse(readFileSync(join(root, 'dist/host-rules.json'), 'utf8'))
  for (const { command, config, start } of servers.filter(each => !missing(each.command))) {
    const server = await start(readFileSync(join(root, 'dist', config), 'utf8'), host, folder)
    try {
      for (const address of addresses) {
        const { status, body, fields } = await server.ask(address)
        expect([command, address, status]).toEqual([command, address, 200])
        expect(body.equals(readFileSync(join(folder, address, 'index.html'))), `${command} ${address}`).toBe(true)
        expect(fields['content-security-policy'], `${command} ${address}`).toContain("default-src 'none'")
      }
      const { status, body } = await server.ask('/no/such/page/')
      expect([command, status]).toEqual([command, 404])
      expect(body.equals(readFileSync(join(folder, '404.html'))), command).toBe(true)
    } finally {
      server.stop()
    }
  }
}
