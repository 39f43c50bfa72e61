/** Another browser than Chromium, operated by the commands of W3C WebDriver. */
export interface Driver {
  /** Name and version, as the browser gives them. */
  version: string
  /** Opens an address and waits until the page is loaded. */
  open(address: string): Promise<void>
  /** Calls a function in the page and gives what it settles with. It is passed as text: it can use its argument only. */
  run<Result>(inPage: (argument: string) => Result | Promise<Result>, argument?: string): Promise<Result>
  /** Makes a function available to others in the page that is open, by its name. */
  share(inPage: { name: string }): Promise<void>
  /** Presses the element that a function of the page gives, with the pointer. */
  press(inPage: (argument: string) => Element | null, argument?: string): Promise<void>
  close(): Promise<void>
}

/** Sends a command by its name in W3C WebDriver; gives the value of the answer. */
export type Send = (command: keyof typeof commands, parameters: Record<string, unknown>) => Promise<unknown>

/** The commands that are sent: their names for Firefox, and their paths for WebKitGTK. */
export const commands = {
  open: { name: 'WebDriver:Navigate', path: 'url' },
  run: { name: 'WebDriver:ExecuteAsyncScript', path: 'execute/async' },
  press: { name: 'WebDriver:ElementClick', path: 'element/{id}/click' },
  size: { name: 'WebDriver:SetWindowRect', path: 'window/rect' },
  limits: { name: 'WebDriver:SetTimeouts', path: 'timeouts' },
}

/** The property that names an element in answers. */
const elementId = 'element-6066-11e4-a52e-4f735466cecf'

/** How long a function may run in a page, in milliseconds: it uses every control of the page. */
const limitMs = 120_000

/** A browser that answers commands, with a window of the usual size. */
export async function drive(version: string, send: Send, close: () => Promise<void>): Promise<Driver> {
  await send('limits', { script: limitMs, pageLoad: limitMs })
  await send('size', { width: 1280, height: 900 })
  const call = async (inPage: string | ((argument: string) => unknown), argument: string) => {
    const script = `const [argument, done] = arguments
      Promise.resolve(argument).then(${inPage}).then(value => done({ value }), error => done({ error: String(error) }))`
    const { value, error } = (await send('run', { script, args: [argument] })) as { value: unknown; error?: string }
    if (error) throw new Error(error)
    return value
  }
  return {
    version,
    close,
    open: async url => void (await send('open', { url })),
    run: async (inPage, argument = '') => (await call(inPage, argument)) as never,
    share: async inPage => void (await call(`() => { window.${inPage.name} = ${inPage} }`, '')),
    async press(inPage, argument = '') {
      const found = (await call(inPage, argument)) as Record<string, string> | null
      if (!found) throw new Error('there is no such element')
      await send('press', { id: found[elementId] })
    },
  }
}
