import type { ResolvedConfig } from 'vite'

/** The name of the plug-in that `npm run build` adds to Vite. */
export const ownBuildName = 'content:own-build'

/** Whether `npm run build` runs Vite: it checks and copies files itself, and passes the content to each page. */
export const isOwnBuild = ({ plugins }: Pick<ResolvedConfig, 'plugins'>): boolean =>
  plugins.some(({ name }) => name === ownBuildName)
