// Reaches the browser, when any page of a site without a client entry of its own is opened.

if (document.querySelector('x-island'))
  import('../../pages/islands/hydrate').then(({ hydrateIslands }) => hydrateIslands()).catch(console.error)

// Vite replaces the condition at build time, so a build leaves this out.
if (import.meta.env.DEV) import('./start').then(({ startDevClient }) => startDevClient()).catch(console.error)

export default {}
