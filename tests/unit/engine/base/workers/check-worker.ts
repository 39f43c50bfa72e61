import { setTimeout } from 'node:timers/promises'
import { serveTasks } from '../../../../../renderer/engine/base/workers/serve-tasks'

// Replaces the worker of the language server: its issues are the log of the tasks that it has run.
const log: string[] = []
const issues = () => log.map(message => ({ message }))

serveTasks({
  async checkContent({ unsaved }: { unsaved: Map<string, string> }) {
    const [text = ''] = unsaved.values()
    if (text === 'throw') throw new Error('The disk is gone.')
    if (text === 'exit') process.exit(1)
    log.push(`content ${text}`)
    await setTimeout(50)
    return { issues: issues(), titles: new Map(), isLarge: text === 'many' }
  },
  readRecords: () => (log.length > 0 ? [[`${log.splice(0).join(', ')}.mdx`, {}]] : []),
})
