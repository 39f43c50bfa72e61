// Reaches the browser, when a visitor uses the DeployTimeline figure.

/** The colors of an element, as CSS. */
export interface Colors {
  background?: string
  color?: string
  /** The value "none" for what isn't shown at first. */
  display?: string
}

/** An element: its name, and its attributes. */
export type Tag = readonly [name: string, attributes?: string]

/** The colors of an element by the elements that it is in, from the outermost on, and itself. */
export type Palette = (...path: Tag[]) => Colors

/** A color or a gradient: what loads something is left out, and so is a name that stands for another value. */
const isColor = (value: string) => /^[\w\s#%.,()/-]+$/.test(value) && !/url|image|var/i.test(value)

/** The colors in declarations of CSS, or in those that a component has as an object; a picture is gray. */
function declared(text: string): Colors {
  // Letters cut out of their ground.
  if (/clip["']?\s*:\s*["']?text/i.test(text)) return { background: '', color: '' }
  const found = text
    .replace(/url\([^)]*\)/gi, 'linear-gradient(dimgray, dimgray)')
    .matchAll(/(?<![\w-])(background|color|display)(?:-?(?:color|image))?["']?\s*:\s*["']?([^;"'}!]+)/gi)
  return Object.fromEntries(
    [...found]
      .filter(([, , value = '']) => isColor(value))
      .map(([, name = '', value = '']) => [name.toLowerCase(), value.trim()]),
  )
}

/** Matches rules for another time or device than a phone in the light, and those that are not for elements. */
const elsewhere = /^@(?!layer|media|supports)|dark|print|min-width|hover/

/** The rules of a style sheet in order, those within others by their whole selectors. */
function rulesOf(css: string): { selectors: string[]; colors: Colors }[] {
  const found: { selectors: string[]; colors: Colors }[] = []
  const open: string[][] = [[]]
  for (const [, text = '', mark] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    const [selectors = []] = open
    if (mark !== '{') found.push({ selectors, colors: declared(text) })
    if (mark === '}' && open.length > 1) open.shift()
    if (mark !== '{') continue
    const own = text.trim().split(/\s*,\s*/)
    const within = selectors.length ? selectors : ['']
    open.unshift(
      /^@/.test(text.trim())
        ? elsewhere.test(text.trim())
          ? ['@']
          : selectors
        : own.flatMap(each =>
            within.map(outer => (each.includes('&') ? each.replaceAll('&', outer) : `${outer} ${each}`.trim())),
          ),
    )
  }
  return found
}

/** Whether a selector without combinators, such as `a.button`, is for an element. States such as `:hover` are for none. */
function isFor(selector: string, [name, attributes = '']: Tag): boolean {
  const classes = (/\sclass(?:Name)?=["']([^"']*)/.exec(attributes)?.[1] ?? '').split(/\s+/)
  const id = /\sid=["']([^"']*)/.exec(attributes)?.[1]
  const parts = selector.replace(':root', 'html').match(/[.#]?[^.#]+/g) ?? ['@']
  return parts.every(part =>
    part.startsWith('.')
      ? classes.includes(part.slice(1))
      : part.startsWith('#')
        ? id === part.slice(1)
        : part === '*' || part === name.toLowerCase(),
  )
}

/** Whether a selector is for the last element of a path. Between elements, only being within one another is known. */
function reaches(selector: string, path: readonly Tag[]): boolean {
  const [last = '@', ...outer] = selector.replaceAll('>', ' ').split(/\s+/).reverse()
  const own = path.at(-1)
  if (!own || !isFor(last, own)) return false
  let at = path.length - 1
  return outer.every(each => {
    at = path.slice(0, at).findLastIndex(tag => isFor(each, tag))
    return at >= 0
  })
}

/** The colors that a page gives its elements: by its rules in order, then by their own attribute. */
export function paletteOf(code: string): Palette {
  const css = [...code.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style/gi)].map(([, rules = '']) => rules).join('\n')
  // The first value of a name: that of a dark scheme comes later.
  const named = [...css.matchAll(/(--[\w-]+)\s*:\s*([^;}]+)/g)].reverse()
  const values = new Map(named.map(([, name = '', value]) => [name, value]))
  const rules = rulesOf(css.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => values.get(name) ?? whole))
  return (...path) => {
    const own =
      /\sstyle=(?:"([^"]*)|'([^']*)|\{\{([^}]*))/
        .exec(path.at(-1)?.[1] ?? '')
        ?.slice(1)
        .join(' ') ?? ''
    return Object.assign(
      {},
      ...rules.filter(({ selectors }) => selectors.some(each => reaches(each, path))).map(({ colors }) => colors),
      declared(own),
      // An attribute, or a class of that name.
      /(?<!:)[\s"']hidden(?=[\s"'=]|$)/.test(path.at(-1)?.[1] ?? '') && { display: 'none' },
    )
  }
}

/** The colors of an element and of the parts of the page that it is in, one of which may hide it; those of its body are the page's. */
export function colorsWithin(palette: Palette, path: readonly Tag[]): Colors {
  const isPart = ([name]: Tag) => !/^(?:html|body)$/.test(name)
  const all = path.flatMap((tag, index) => (isPart(tag) ? Object.entries(palette(...path.slice(0, index + 1))) : []))
  return Object.fromEntries(
    all.filter(([name, value]) => value && value !== 'transparent' && (name !== 'display' || value === 'none')),
  )
}
