/** The social card of a page as a PNG; fonts are read from the folder. */
export function renderCard(texts: { title: string; lead: string; brand: string }, fontFolder: string): Promise<Buffer>
