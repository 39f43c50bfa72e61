import { Counter } from './components/Counter'

const components = { Counter }

export const useMDXComponents = () => components
