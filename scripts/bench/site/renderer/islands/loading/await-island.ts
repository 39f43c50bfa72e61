// Reaches the browser, on every page that has an island.

/** A wait for an island's code is not shown: this site has no sign for it. */
export const awaitIsland = (_island: Element) => () => {}
