import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { findAnswered, plantOutside } from '../../foreign-requests'
import { copyProject, removeCopy, serve, stop } from '../../project-copy'
import type { Finding, SiteCheck } from '../check'

const port = 4393

const toFindings = (answered: string[]): Finding[] =>
  answered.map(request => ({ page: 'the dev server', element: request, message: 'answers what it should refuse' }))

export const devServer: SiteCheck = {
  name: 'dev-server',
  async run() {
    // Nothing is opened in an editor, even where the check finds something.
    process.env.LAUNCH_EDITOR = 'true'
    const root = copyProject()
    rmSync(join(root, '../outside.txt'), { force: true })
    plantOutside(root)
    const { server } = await serve(root, port)
    try {
      return { inspected: 1, findings: toFindings(await findAnswered(port, root)) }
    } finally {
      await stop(server)
      removeCopy(root)
      rmSync(join(root, '../outside.txt'))
    }
  },
  requirements: {
    'The dev server refuses requests of other origins.': proof(
      /^(another port|a sandboxed frame|an older browser|an element|a frame): (GET|POST)/,
    ),
    'It refuses their WebSockets.': proof(/ by vite-/),
    'It refuses requests of rebound names.': proof(/^a rebound name: (GET|POST)/),
    'It refuses files outside of the project.': proof(/^its own page: /),
    'It refuses what links and programs may not ask for.': proof(/^(a link|a posted form|a program): /),
  },
}

/** What is found of Vite alone, without the plug-ins of the project and its own guards. */
let unguarded: Promise<Finding[]> | undefined

/** The requests of one kind that are answered where nothing is guarded. */
function proof(kind: RegExp) {
  return async () => {
    unguarded ??= findUnguarded()
    return (await unguarded).filter(({ element = '' }) => kind.test(element))
  }
}

async function findUnguarded(): Promise<Finding[]> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'dev-')))
  const root = join(folder, 'project')
  mkdirSync(root)
  for (const file of ['package.json', 'index.html']) writeFileSync(join(root, file), '{}')
  plantOutside(root)
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    legacy: { skipWebSocketTokenCheck: true },
    server: { port: 0, allowedHosts: true, cors: true, fs: { strict: false } },
  })
  try {
    await server.listen()
    const address = server.httpServer?.address() as AddressInfo
    return toFindings(await findAnswered(address.port, root))
  } finally {
    await server.close()
    rmSync(folder, { recursive: true })
  }
}
