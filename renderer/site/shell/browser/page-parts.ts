// Reaches the browser, when a page has a part that few pages have.

// Starts such parts: text that can be copied, lists that can be lengthened, tabs.
const more = document.querySelector<HTMLAnchorElement>('[data-more]')
if (document.querySelector('[data-copy]'))
  import('./copy-text').then(({ setUpCopyButtons }) => setUpCopyButtons()).catch(console.error)
if (more) import('./load-more').then(({ loadMore }) => loadMore(more)).catch(console.error)
if (document.querySelector('.tabs')) import('./tabs').then(({ setUpTabs }) => setUpTabs()).catch(console.error)

export {}
