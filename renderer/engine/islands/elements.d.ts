import type { DetailedHTMLProps, HTMLAttributes } from 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** What the browser half finds: the island's name, its props, and when it wakes. */
      'x-island': HTMLAttributes<HTMLElement> & { name: string; wake: string; props: string; 'key-prefix': string }
      /** Children of an island, drawn on the server and left as they are. */
      'x-slot': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>
    }
  }
}
