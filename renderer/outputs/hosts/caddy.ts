import { type Fields, type HostRules, hostFileNames, policyHeader } from '@proofsheet/engine/pages/outputs/host-rules'
import type { Output } from '@proofsheet/engine/pages/outputs/output'
import { markdownAccept } from '@proofsheet/engine/pages/outputs/prefers-markdown'

/** Content types that Caddy takes from the system, which may have no list of them. */
const systemTypes = {
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
  webm: 'video/webm',
  mp4: 'video/mp4',
}

/** A `Caddyfile`. Caddy sets up HTTPS itself. */
export function caddyFile(rules: HostRules): Output {
  const { base, host, everywhere, hashed, media, cache, types, redirects, notFound } = rules
  const { [policyHeader]: policy = '', ...others } = everywhere
  const mediaPaths = media.paths.map(path => `${path}*`).join(' ')
  const fields = (from: Fields) => Object.entries(from).map(([name, value]) => `    ${name} ${quoted(value)}`)
  const lines = [
    `# Caddy: the site is expected in /srv/${host}${base}.`,
    `${host} {`,
    `  root * /srv/${host}`,
    `  header {`,
    ...fields(others),
    '  }',
    `  @media path ${mediaPaths}`,
    `  @others not path ${mediaPaths}`,
    `  header @media ${policyHeader} ${quoted(media.policy)}`,
    `  header @others ${policyHeader} ${quoted(policy)}`,
    `  @hashed path ${hashed.path}*`,
    `  @other not path ${hashed.path}*`,
    `  header @hashed Cache-Control ${quoted(hashed.cache)}`,
    `  header @other Cache-Control ${quoted(cache)}`,
    // A path is a matcher only when it begins with a slash or has a name.
    ...[...Object.entries(systemTypes), ...Object.entries(types)].flatMap(([ending, type]) => {
      const name = ending.replace('.', '')
      return [`  @${name} path *.${name}`, `  header @${name} Content-Type ${quoted(type)}`]
    }),
    '  @page path */',
    '  header @page Vary Accept',
    '  # Who prefers Markdown gets the copy of a page.',
    '  @copy {',
    '    path */',
    `    header_regexp Accept \`(?i)${markdownAccept.wanted}\``,
    `    not header_regexp Accept \`(?i)${markdownAccept.unwanted}\``,
    '    file {path}index.md',
    '  }',
    `  header @copy Content-Type ${quoted(types['.md'] ?? 'text/markdown')}`,
    '  rewrite @copy {path}index.md',
    ...redirects.map(({ from, to }) => `  redir ${from} ${to} 301`),
    ...refusals(rules),
    '  file_server {',
    '    precompressed br gzip',
    '  }',
    '  handle_errors {',
    `    rewrite * ${notFound}`,
    '    header {',
    ...fields(everywhere).map(line => `  ${line}`),
    `      Cache-Control ${quoted(cache)}`,
    '      Content-Type "text/html; charset=utf-8"',
    '    }',
    '    file_server {',
    '      precompressed br gzip',
    '    }',
    '  }',
    '}',
  ]
  return { path: 'Caddyfile', content: `${lines.join('\n')}\n`, isUnpublished: true }
}

/** The rules for requests that get no file; `error` ends a request with the page for errors. */
function refusals({ base, notFound }: HostRules): string[] {
  return [
    '  # Settings of other hosts, compressed variants and the page for errors have no URL.',
    `  @unsent path ${[notFound, ...hostFileNames.map(name => base + name), '*.br', '*.gz'].join(' ')}`,
    '  error @unsent 404',
    '  @nul path_regexp \\x00',
    '  error @nul 400',
    '  # No disk has such a name; Caddy would answer with status 500.',
    '  @long path_regexp [^/]{251}',
    '  error @long 404',
    '  @changing {',
    '    not method GET HEAD',
    '    file {path} {path}/index.html',
    '  }',
    '  header @changing Allow "GET, HEAD"',
    '  error @changing 405',
  ]
}

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`
