import { posix } from 'node:path'

/** Whether a relative path with forward slashes leads to nothing above its start. */
export const isInside = (path: string): boolean => !/^\/|^\.\.(\/|$)|\\|:/.test(path) && posix.normalize(path) === path
