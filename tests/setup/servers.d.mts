/** Gives a PATH on which the tests find nginx and Caddy; without a folder they are unpacked below the cache. */
export function pathWithServers(folder?: string): string
