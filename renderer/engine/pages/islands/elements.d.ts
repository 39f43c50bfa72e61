import type { DetailedHTMLProps, HTMLAttributes } from 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** An island: its name, its props as JSON, when it is hydrated, and the prefix of its React ids. */
      'x-island': HTMLAttributes<HTMLElement> & { name: string; wake: string; props: string; 'key-prefix': string }
      /** Children of an island, rendered on the server only. */
      'x-slot': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>
    }
  }
}
