import mdx from '@astrojs/mdx'
import react from '@astrojs/react'

export default {
  integrations: [mdx(), react()],
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
}
