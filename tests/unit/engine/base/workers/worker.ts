import { serveTasks } from '../../../../../renderer/engine/base/workers/serve-tasks'
import { tasks } from './tasks'

// The program of the worker threads of these tests.
serveTasks(tasks)
