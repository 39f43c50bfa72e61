declare module 'virtual:dev-tools' {}

declare module 'virtual:content' {
  /** The published entities and their bodies; in development all entities on the disk. */
  export function readContent(context: object): Promise<{
    site: import('../content/entity').Site
    media: import('../content/media/media').Media
    bodyOf: (file: string) => Promise<import('mdx/types').MDXContent>
  }>
}
