declare module 'virtual:content' {
  /** The published entities and their bodies; while content is written, all entities as they are on the disk. */
  export function readContent(context: object): Promise<{
    site: import('../content/entity').Site
    bodyOf: (file: string) => Promise<import('mdx/types').MDXContent>
  }>
}
