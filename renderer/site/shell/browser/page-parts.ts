// Reaches the browser, when an article or a divided list is opened.

// Starts what few pages have: links that can be copied, and lists that can be lengthened.
const more = document.querySelector<HTMLAnchorElement>('[data-more]')
if (document.querySelector('[data-copy]'))
  import('./copy-link').then(({ copyLinks }) => copyLinks()).catch(console.error)
if (more) import('./load-more').then(({ loadMore }) => loadMore(more)).catch(console.error)

export {}
