// Reaches the browser, when a visitor uses the DeployTimeline figure.

/** The colors of an element, as CSS. */
export interface Colors {
  background?: string
  color?: string
}

/** The colors of an element by its name and attributes. */
export type Palette = (element: string, attributes?: string) => Colors

/** A color or a gradient: what loads something is left out, and so is a name that stands for another value. */
const isColor = (value: string) => /^[\w\s#%.,()/-]+$/.test(value) && !/url|image|var/i.test(value)

/** The colors in declarations of CSS, or in those that a component has as an object. */
function declared(text: string): Colors {
  const found = text.matchAll(/(?<![\w-])(background|color)(?:-?color)?["']?\s*:\s*["']?([^;"'}!]+)/gi)
  return Object.fromEntries(
    [...found]
      .filter(([, , value = '']) => isColor(value))
      .map(([, name = '', value = '']) => [name.toLowerCase(), value.trim()]),
  )
}

/**
 * The colors that a page gives its elements: by rules for a name, for a class or for both, then by their own attribute.
 * Rules for elements within others are left out: which those are is not known here.
 */
export function paletteOf(code: string): Palette {
  const css = [...code.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style/gi)].map(([, rules = '']) => rules).join('\n')
  const values = new Map([...css.matchAll(/(--[\w-]+)\s*:\s*([^;}]+)/g)].map(([, name = '', value]) => [name, value]))
  const rules = [
    ...css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/var\((--[\w-]+)\)/g, (whole, name: string) => values.get(name) ?? whole)
      .matchAll(/([^{}]+)\{([^{}]*)\}/g),
  ].map(([, selectors = '', declarations = '']) => ({
    selectors: selectors.split(',').map(selector => selector.trim()),
    colors: declared(declarations),
  }))
  return (element, attributes = '') => {
    const classes = (/\sclass(?:Name)?=["']([^"']*)/.exec(attributes)?.[1] ?? '').split(/\s+/)
    const names = [element, ...classes.flatMap(each => [`.${each}`, `${element}.${each}`])]
    const own = /\sstyle=(?:"([^"]*)|'([^']*)|\{\{([^}]*))/.exec(attributes)?.slice(1).join(' ') ?? ''
    return Object.assign(
      {},
      ...rules.filter(({ selectors }) => selectors.some(each => names.includes(each))).map(({ colors }) => colors),
      declared(own),
    )
  }
}

/** The beginning of the words of a page. */
const words = /<(?:h\d|p|[uo]l|li|a|b|button|img|label|form|nav|header|table|span|svg)\b|(?<!=)>\s*[^<\s]/i

/** The colors of a page: those of its body, then those of the parts that its first words are in. */
export function pageColors(code: string, palette: Palette): Colors {
  const [before = ''] = code.replace(/<(style|script|title)\b[^>]*>[\s\S]*?<\/\1>/gi, '').split(words)
  const opened = before.matchAll(/<(body|div|main|section|article)\b((?:=>|[^>])*)>/gi)
  return Object.assign(
    palette('html'),
    palette('body'),
    ...[...opened].map(([, element = '', attributes]) => palette(element, attributes)),
  )
}
