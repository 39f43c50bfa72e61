/** The islands of this site, as Vite's plug-in of the engine gives them to components. */
export const islands = import.meta.glob('/renderer/site/**/*.island.tsx')
