import type { Directives } from '@proofsheet/engine/mdx/directives/directive'

const note = (kind: string) => ({ component: 'Note', props: { kind }, titleProp: 'title' })

/** Directives and alerts become notes of a kind. Their names are those of GitHub, Docusaurus, VitePress and Starlight. */
export const directives: Directives = {
  note: note('note'),
  info: note('note'),
  important: note('note'),
  tip: note('tip'),
  warning: note('warning'),
  caution: note('warning'),
  danger: note('danger'),
}
