import createMdx from '@next/mdx'

// Named, because Turbopack takes no functions.
const remarkPlugins = ['remark-gfm', 'remark-frontmatter', 'remark-mdx-frontmatter']

export default createMdx({ options: { remarkPlugins } })({
  output: 'export',
  trailingSlash: true,
  pageExtensions: ['jsx', 'mdx'],
  // The folder is inside another project; its lock file is not of this site.
  turbopack: { root: import.meta.dirname },
})
