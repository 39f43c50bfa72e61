import { AsyncLocalStorage } from 'node:async_hooks'
import { readSettingsObject } from './settings-file'

/** Code that pages run finds here what reads the settings; Vite loads it apart from this module. */
const readerKey = Symbol.for('settings reader')

/** The settings as pages read them. */
export interface LiveSettings {
  /** Their value; undefined before a page was rendered, and where the site has no such file. */
  now(): object | undefined
  /** Runs a task in which pages read other values. */
  within<Result>(settings: object | undefined, task: () => Promise<Result>): Promise<Result>
}

/** Lets pages be rendered with other settings, at the same time as with their own. */
export function watchSettings(): LiveSettings {
  const other = new AsyncLocalStorage<object>()
  let own: object | undefined
  const reader = (settings: object) => {
    own = settings
    return readThrough(settings, () => other.getStore())
  }
  Reflect.set(globalThis, readerKey, reader)
  return {
    now: () => own,
    within: (settings, task) => (settings ? other.run(settings, task) : task()),
  }
}

/** A settings file whose object is read through `watchSettings`; undefined where it has none. */
export function wrapSettings(source: string): string | undefined {
  const settings = readSettingsObject(source)
  if (!settings) return
  const { start, end } = settings
  const wrapped = `(own => globalThis[Symbol.for(${JSON.stringify(readerKey.description)})]?.(own) ?? own)(${source.slice(start, end)})`
  return source.slice(0, start) + wrapped + source.slice(end)
}

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
