import { type HostRules, hostFileNames, policyHeader } from '@proofsheet/engine/pages/outputs/host-rules'
import type { Output } from '@proofsheet/engine/pages/outputs/output'
import { markdownAccept } from '@proofsheet/engine/pages/outputs/prefers-markdown'

/**
 * The configuration of an nginx server, for `/etc/nginx/conf.d/`. Throws for two rules of one path: nginx wouldn't start.
 */
export function nginxFile(rules: HostRules): Output {
  const { base, host, everywhere, types, redirects, notFound } = rules
  const exact = [notFound, ...redirects.map(({ from }) => from)]
  const twice = exact.find((path, index) => exact.indexOf(path) !== index)
  if (twice) throw new Error(`nginx.conf would have two rules for ${twice}.`)
  const lines = [
    `# nginx: the site is expected in /srv/${host}${base}; TLS is yours to add.`,
    ...maps(rules),
    'server {',
    '  listen 80;',
    `  server_name ${host};`,
    `  root /srv/${host};`,
    '  index $page_file index.html;',
    '  server_tokens off;',
    '  absolute_redirect off;',
    '  charset utf-8;',
    '  charset_types text/css text/plain text/xml text/javascript application/javascript application/json image/svg+xml;',
    '  gzip_static on;',
    '  gzip_vary on;',
    '  # With the module ngx_brotli: brotli_static on;',
    '',
    '  # A folder without a page is not there either.',
    `  error_page 403 404 =404 ${notFound};`,
    `  location = ${notFound} { internal; }`,
    '  # Settings of other hosts and compressed variants have no URL.',
    `  location ~ ${quoted(`^${escaped(base)}(${hostFileNames.map(escaped).join('|')}|.*\\.(br|gz))$`)} { internal; }`,
    '  # nginx adds all headers before it refuses a range, and would add them again to the answer.',
    '  error_page 416 @range;',
    '  location @range { add_header Vary ""; return 416; }',
    '',
    ...Object.entries({
      ...everywhere,
      [policyHeader]: '$policy',
      'Cache-Control': '$cache_control',
      Vary: '$page_vary',
      Allow: '$allow',
    }).map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`),
    '',
    ...Object.entries(types).map(
      ([ending, type]) => `  location ~ ${escaped(ending)}$ { types { } default_type ${quoted(type)}; }`,
    ),
    ...redirects.map(({ from, to }) => `  location = ${from} { return 301 ${to}; }`),
    '}',
  ]
  return { path: 'nginx.conf', content: `${lines.join('\n')}\n`, isUnpublished: true }
}

/** Variables whose values depend on a request or its answer. */
function maps({ everywhere, hashed, media, cache }: HostRules): string[] {
  return [
    'map $uri $cache_control {',
    `  default ${quoted(cache)};`,
    `  ${quoted(`~^${escaped(hashed.path)}`)} ${quoted(hashed.cache)};`,
    '}',
    'map $uri $policy {',
    `  default ${quoted(everywhere[policyHeader] ?? '')};`,
    ...media.paths.map(path => `  ${quoted(`~^${escaped(path)}`)} ${quoted(media.policy)};`),
    '}',
    '# Who prefers Markdown gets the copy of a page.',
    'map $http_accept $page_file {',
    '  default index.html;',
    `  ${quoted(`~*${markdownAccept.unwanted}`)} index.html;`,
    `  ${quoted(`~*${markdownAccept.wanted}`)} index.md;`,
    '}',
    'map $uri $page_vary {',
    '  default "";',
    '  "~/index\\.(html|md)$" Accept;',
    '}',
    'map $status $allow { default ""; 405 "GET, HEAD"; }',
  ]
}

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`
const escaped = (text: string) => text.replaceAll('.', '\\.')
