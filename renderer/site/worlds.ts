// The color worlds: whose work a page shows.

/** A color in OKLCH, for the light and for the dark scheme. */
export type Pair = readonly [light: string, dark: string]

/** Whose work a page shows: a product's, by its file name, or that of a part of the company. */
export type World =
  | 'plan'
  | 'dublabs'
  | 'draftemail'
  | 'joblyn'
  | 'pmcoach'
  | 'shubh'
  | 'vaja'
  | 'coursetranslate'
  | 'deployit'
  | 'flowbuilder'
  | 'enterprise'
  | 'training'
  | 'contact'

/** A world that is a product's. */
export type ProductWorld = Exclude<World, 'enterprise' | 'training' | 'contact'>

/**
 * The colors of whose work a page shows: the ground of its stage, the ink on it, and the accent within white sheets.
 * Only its ink, the pen and the action stand on a ground: no gray has enough contrast there.
 */
export const worlds: Record<World, ReturnType<typeof world>> = {
  plan: world(
    ['0.84 0.078 238', '0.335 0.07 246'],
    ['0.26 0.07 255', '0.95 0.025 238'],
    ['0.50 0.13 250', '0.82 0.09 238'],
  ),
  dublabs: world(['0.82 0.10 8', '0.34 0.08 5'], ['0.27 0.08 5', '0.955 0.025 10'], ['0.53 0.16 8', '0.82 0.10 8']),
  // A dark yellow is brown: in the dark scheme the ink is the yellow.
  draftemail: world(
    ['0.915 0.135 98', '0.29 0.04 97'],
    ['0.265 0.05 80', '0.955 0.09 100'],
    ['0.56 0.11 85', '0.85 0.13 95'],
  ),
  joblyn: world(
    ['0.85 0.085 47', '0.34 0.055 45'],
    ['0.28 0.055 40', '0.955 0.025 50'],
    ['0.54 0.12 48', '0.83 0.09 47'],
  ),
  pmcoach: world(
    ['0.82 0.075 318', '0.335 0.075 315'],
    ['0.27 0.09 315', '0.955 0.025 318'],
    ['0.48 0.14 315', '0.82 0.09 318'],
  ),
  shubh: world(['0.83 0.145 74', '0.36 0.07 68'], ['0.27 0.055 58', '0.96 0.04 80'], ['0.56 0.12 68', '0.83 0.13 74']),
  vaja: world(
    ['0.265 0.06 268', '0.275 0.075 268'],
    ['0.965 0.015 265', '0.965 0.02 265'],
    ['0.50 0.15 268', '0.80 0.09 268'],
    'deep',
  ),
  coursetranslate: world(
    ['0.87 0.078 194', '0.335 0.05 198'],
    ['0.255 0.045 200', '0.955 0.03 194'],
    ['0.50 0.085 200', '0.84 0.08 194'],
  ),
  deployit: world(
    ['0.915 0.155 117', '0.33 0.06 122'],
    ['0.265 0.05 125', '0.96 0.05 117'],
    ['0.53 0.115 122', '0.87 0.14 117'],
  ),
  flowbuilder: world(
    ['0.80 0.088 148', '0.325 0.055 150'],
    ['0.245 0.05 155', '0.955 0.03 148'],
    ['0.46 0.10 150', '0.82 0.10 148'],
  ),
  enterprise: world(
    ['0.395 0.118 256', '0.315 0.095 256'],
    ['0.975 0.012 250', '0.97 0.015 250'],
    ['0.50 0.14 256', '0.80 0.09 250'],
    'deep',
  ),
  training: world(
    ['0.815 0.058 74', '0.325 0.03 70'],
    ['0.265 0.03 60', '0.955 0.02 74'],
    ['0.50 0.08 62', '0.82 0.06 74'],
  ),
  contact: world(
    ['0.875 0.05 14', '0.315 0.035 12'],
    ['0.27 0.05 10', '0.955 0.015 14'],
    ['0.48 0.065 12', '0.82 0.07 14'],
  ),
}

/** A world: on a deep ground, the pen and the action are light in both schemes. */
function world(ground: Pair, ink: Pair, accent: Pair, depth: 'light' | 'deep' = 'light') {
  const isDeep = depth === 'deep'
  return {
    ground,
    'on-ground': ink,
    accent,
    'ground-pen': [isDeep ? '0.83 0.115 50' : '0.415 0.145 33', '0.85 0.11 50'] as const,
    'ground-action': [isDeep ? '0.86 0.10 168' : '0.38 0.078 168', '0.86 0.10 168'] as const,
    'ground-action-hover': [isDeep ? '0.91 0.08 168' : '0.31 0.065 168', '0.91 0.08 168'] as const,
    'on-ground-action': [isDeep ? '0.20 0.03 168' : '1 0 0', '0.20 0.03 168'] as const,
  }
}

const declare = (selector: string, colors: Record<string, Pair>, value: (colors: Pair) => string) =>
  `${selector}{${Object.entries(colors)
    .map(([name, color]) => `--${name}:${value(color)};`)
    .join('')}}`

/** The root, and worlds on the ground of another one, which may be deep. No other class may contain `world-`. */
const outer = ':root,:where([class*=world-] [class*=world-])'

/** The CSS of a class per world, which sets its colors. The pen and the action of light grounds are those of the root. */
export function worldClasses(value: (colors: Pair) => string): string {
  const classes = Object.entries(worlds).map(([name, { ground, 'on-ground': ink, accent, ...rest }]) => {
    const isDeep = rest['ground-pen'][0] !== worlds.draftemail['ground-pen'][0]
    return declare(`.world-${name}`, { ground, 'on-ground': ink, accent, ...(isDeep && rest) }, value)
  })
  return declare(outer, worlds.draftemail, value) + classes.join('')
}
