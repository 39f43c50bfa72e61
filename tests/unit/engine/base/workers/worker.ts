import { serveTasks } from '../../../../../renderer/engine/base/workers/serve-tasks'
import { tasks } from './tasks'

// What the worker threads of these tests run.
serveTasks(tasks)
