import { breakpoints, duration, fontFamily, fontSize, layout, measure, own, pair, palette, syntax } from '../theme'

/** Values by token name: `layout.header` for `theme(layout.header)`. */
export type Tokens = Record<string, string>

const group = (name: string, values: Record<string, string>): Tokens =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name}.${key}`, value]))

const steps = Object.entries(fontSize).map(([name, [size, rest]]) => ({
  [`fontSize.${name}`]: size,
  ...group(`fontSize.${name}`, rest),
}))

const darkColors = Object.entries(palette).map(([name, [, dark]]) => [`${name}.dark`, `oklch(${dark})`])

/** The tokens of theme.ts that CSS files can use. Colors of both schemes are custom properties: `var(--ink)`. */
export const tokens: Tokens = Object.assign(
  {
    ...group('breakpoints', breakpoints),
    ...group('duration', Object.fromEntries(Object.entries(duration).map(([name, ms]) => [name, `${ms}ms`]))),
    ...group('fontFamily', fontFamily),
    ...group('layout', layout),
    ...group('measure', measure),
    ...group('syntax', Object.fromEntries(Object.entries(syntax).map(([name, value]) => [name, pair(value)]))),
    ...group('own', Object.fromEntries(Object.entries(own).map(([name, value]) => [name, pair(value)]))),
    ...group('palette', Object.fromEntries(darkColors)),
  },
  ...steps,
)
