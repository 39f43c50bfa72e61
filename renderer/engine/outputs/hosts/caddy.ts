import type { Output } from '../output'
import type { Fields, HostRules } from './rules'

/** A `Caddyfile`. Caddy sets up HTTPS itself. */
export function caddyFile({ base, host, everywhere, hashed, cache, types, redirects, notFound }: HostRules): Output {
  const fields = (from: Fields) => Object.entries(from).map(([name, value]) => `    ${name} ${quoted(value)}`)
  const lines = [
    `# Caddy: the site is expected in /srv/${host}${base}.`,
    `${host} {`,
    `  root * /srv/${host}`,
    `  header {`,
    ...fields(everywhere),
    '  }',
    `  @hashed path ${hashed.path}*`,
    `  @other not path ${hashed.path}*`,
    `  header @hashed Cache-Control ${quoted(hashed.cache)}`,
    `  header @other Cache-Control ${quoted(cache)}`,
    ...Object.entries(types).map(([ending, type]) => `  header *${ending} Content-Type ${quoted(type)}`),
    ...redirects.map(({ from, to }) => `  redir ${from} ${to} 301`),
    '  file_server {',
    '    precompressed br gzip',
    '  }',
    '  handle_errors {',
    `    rewrite * ${notFound}`,
    '    header {',
    ...fields(everywhere).map(line => `  ${line}`),
    `      Cache-Control ${quoted(cache)}`,
    '    }',
    '    file_server {',
    '      precompressed br gzip',
    '    }',
    '  }',
    '}',
  ]
  return { path: 'Caddyfile', content: `${lines.join('\n')}\n`, isUnpublished: true }
}

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`
