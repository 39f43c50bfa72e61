import { AsyncLocalStorage } from 'node:async_hooks'

/** The settings as pages read them. */
export interface LiveSettings {
  /** Their value; undefined before a page was rendered, and where the site has no such file. */
  now(): object | undefined
  /** Runs a task in which pages read other values. */
  within<Result>(settings: object | undefined, task: () => Promise<Result>): Promise<Result>
}

/** Lets pages be rendered with other settings, at the same time as with their own, which they read through `read`. */
export function createLiveSettings() {
  const other = new AsyncLocalStorage<object>()
  let own: object | undefined
  return {
    /** Gives the settings as an object whose strings depend on the task that reads them. */
    read<Settings extends object>(settings: Settings): Settings {
      own = settings
      return readThrough(settings, () => other.getStore())
    },
    now: () => own,
    within: (settings, task) => (settings ? other.run(settings, task) : task()),
  } satisfies LiveSettings & { read: unknown }
}

/** The module as Vite loads it for pages. */
export const liveSettingsId = '@proofsheet/studio/settings/live-settings'

/**
 * The settings of the pages that use this copy of the module: `wrapSettings` lets the settings file import it, so the
 * dev server has to load it like a page, by `ssrLoadModule`.
 */
export const liveSettings = createLiveSettings()

/** An object whose strings are those of another one with the same parts, where there is one. */
function readThrough<Value extends object>(own: Value, other: () => unknown): Value {
  const parts = new Map<PropertyKey, object>()
  const otherPart = (key: PropertyKey) => (other() as Record<PropertyKey, unknown> | undefined)?.[key]
  return new Proxy(own, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value === 'string') return otherPart(key) ?? value
      if (typeof value !== 'object' || value === null) return value
      const part = parts.get(key) ?? readThrough(value, () => otherPart(key))
      parts.set(key, part)
      return part
    },
  })
}
