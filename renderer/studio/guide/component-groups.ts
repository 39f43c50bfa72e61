import { compare } from '@proofsheet/engine/base/diagnostics/issue'

/** The group of components for texts of any kind, which comes first. */
const firstGroup = 'Text'

/** The order of components by their groups. */
export function byGroup({ group: a }: { group: string }, { group: b }: { group: string }): number {
  return Number(b === firstGroup) - Number(a === firstGroup) || compare(a, b)
}

/** The heading of a component's group: the folder of its source below the folder of components or islands. */
export function groupOf(file: string): string {
  const folder = /\/(?:components|islands)\/([\w-]+)\//.exec(file)?.[1] ?? firstGroup
  return folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ')
}
