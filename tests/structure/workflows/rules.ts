import { parse } from 'yaml'
import { unpinnedIn } from '../documents/unpinned-packages'

interface Step {
  uses?: string
  run?: string
  with?: Record<string, unknown>
}

interface Job {
  permissions?: Record<string, string>
  steps: Step[]
  'timeout-minutes'?: number
}

interface Workflow {
  on: Record<string, unknown>
  permissions?: Record<string, string>
  concurrency?: { group?: string }
  jobs: Record<string, Job>
}

/** The data that machines share; everything else that commands cache is run, or belongs to one machine. */
const sharedCache = '.cache/store'

/** The problems of a workflow, one sentence each. `installed` are the packages that package.json names. */
export function workflowProblems(text: string, installed = new Set<string>()): string[] {
  const workflow: Workflow = parse(text)
  const { on, permissions, concurrency, jobs } = workflow
  const isForPulls = Object.hasOwn(on, 'pull_request')
  return [
    // Both triggers run in the context of main, with its secrets, for any code of a pull request.
    ...(Object.hasOwn(on, 'pull_request_target') ? ['It runs on pull_request_target.'] : []),
    ...(Object.hasOwn(on, 'workflow_run') && runsProject(jobs) ? ['It runs on workflow_run.'] : []),
    ...(permissions && Object.keys(permissions).length === 0 ? [] : ['The workflow has permissions; only jobs may.']),
    ...(concurrency?.group ? [] : ['It has no concurrency group.']),
    ...(isForPulls && /\bsecrets\b/.test(text.replace(/#.*/g, '')) ? ['Pull requests get a secret.'] : []),
    ...text
      .split('\n')
      .filter(line => /\buses:/.test(line) && !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))
      .map(line => `No commit with its version: ${line.trim()}`),
    ...Object.entries(jobs).flatMap(([name, job]) =>
      [...jobProblems(job), ...job.steps.flatMap(step => stepProblems(step, isForPulls, installed))].map(
        problem => `${name}: ${problem}`,
      ),
    ),
  ]
}

/** Programs that run files or texts, which could be those of a pull request. */
const interpreters = /\b(npm|npx|node|git|bash|sh|source|eval|exec|xargs|python3?|make|chmod)\b|\.\//

/** Whether jobs use an action, which could get files of a pull request, or a program that could run them. */
function runsProject(jobs: Workflow['jobs']): boolean {
  const steps = Object.values(jobs).flatMap(({ steps }) => steps)
  const commands = steps.map(({ run = '' }) => run.replace(/^\s*#.*$/gm, ''))
  return steps.some(({ uses }) => uses !== undefined) || commands.some(run => interpreters.test(run))
}

function jobProblems({ permissions, steps, 'timeout-minutes': minutes }: Job): string[] {
  const commands = steps.flatMap(({ run }) => run ?? [])
  const writes = Object.entries(permissions ?? {}).filter(([, level]) => level === 'write')
  const isRestored = steps.some(({ uses = '' }) => uses.startsWith('actions/cache/restore@'))
  const isSaved = steps.some(({ uses = '' }) => uses.startsWith('actions/cache/save@'))
  return [
    ...(permissions ? [] : ['It states no permissions.']),
    ...(minutes ? [] : ['It has no time limit.']),
    ...(writes.length > 0 && commands.some(run => /\b(npm|npx) |\bnode (?!-e )/.test(run))
      ? [`Packages run with ${writes.map(([each]) => each).join(', ')}: write.`]
      : []),
    // A cache that others may have written would be passed on as that of main.
    ...(isRestored && isSaved ? ['It saves a cache that it has restored.'] : []),
  ]
}

function stepProblems({ uses = '', run = '', with: options = {} }: Step, isForPulls: boolean, installed: Set<string>) {
  const [action = ''] = uses.split('@')
  const isCache = action.startsWith('actions/cache')
  return [
    ...(action === 'actions/checkout' && options['persist-credentials'] !== false
      ? ['The checkout keeps a token.']
      : []),
    ...(action === 'actions/cache' ? ['It restores and saves a cache in one step.'] : []),
    ...(isCache && String(options.path).trim() !== sharedCache ? [`It shares ${String(options.path).trim()}.`] : []),
    ...(action === 'actions/cache/save' && isForPulls ? ['Pull requests save a cache.'] : []),
    // GitHub puts the value into the script before the shell reads it; `env` passes it as data.
    ...(run.includes('${{') ? [`An expression is part of a script: ${run.trim()}`] : []),
    ...(/\bnpm (ci|install|i)\b(?!.*--ignore-scripts)/.test(run) ? ['Packages run their install scripts.'] : []),
    ...unpinnedIn(run, installed),
  ]
}
