import { existsSync, readFileSync } from 'node:fs'
import type { Rolldown } from 'vite'
import { sha256 } from '../base/cache/hash'
import { type GraphModule, hashModules, reachableModules } from '../base/modules/module-graph'

/** Modules with which Vike loads the code of a layout, and the hook that it calls with the layout's HTML. */
const [layoutEntry, frameHook] = [/virtual:vike:page-entry:server:/, /\/\+onRenderHtml\.\w+$/]

/**
 * The hash of the code that renders the layouts of a bundle: of the modules that they load, but for those of
 * `onRenderHtml` alone, as they are bundled. Modules are named from a root.
 */
export function mainCode(
  context: Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>,
  bundle: Rolldown.OutputBundle,
  root: string,
): string {
  const nameOf = (id: string) => id.replace(root, '')
  const modules = Object.values(bundle).flatMap(file => (file.type === 'chunk' ? Object.entries(file.modules) : []))
  const codeOf = new Map(modules.map(([id, { code }]) => [id, code ?? '']))
  const moduleOf = (id: string): GraphModule => {
    const isEntry = layoutEntry.test(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {}
    return {
      hash: isEntry ? '' : sha256(`${codeOf.get(id)}${dataOf(id)}`),
      imports: importedIds.filter(each => !isEntry || !frameHook.test(each)).map(nameOf),
      dynamicImports: dynamicallyImportedIds.map(nameOf),
    }
  }
  const ids = [...context.getModuleIds()]
  const graph = Object.fromEntries(ids.map(id => [nameOf(id), moduleOf(id)]))
  return hashModules(graph, reachableModules(graph, ids.filter(id => layoutEntry.test(id)).map(nameOf), 'all'))
}

/** The content of a file that is no script: its module has only a URL, which is made later. */
function dataOf(id: string): string {
  const [path = ''] = id.split('?')
  return /\.[cm]?[jt]sx?$/.test(path) || !existsSync(path) ? '' : readFileSync(path, 'latin1')
}
