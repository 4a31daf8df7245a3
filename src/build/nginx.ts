import type { Site } from '../site/schema/site'
import { frameNeeds } from '../page/needsOf'
import { joinedNeeds, policyEnd, splitPolicy } from '../parts/policy'
import { feedLinks } from './feedFiles'
import { ASSETS, CACHE, CONTENT_TYPES, isText, OPENED, POLICY, REFUSED, REFUSED_PATH, securityHeaders } from './headers'
import { hasPlayable, PLAYABLE, policiesOf } from './policies'
import { basePath } from '../parts/siteBase'
import { targetOf } from './redirects'

/**
 * What nginx has to know of the site, to be included in a `server` block that names its `root`. Every header stands once,
 * on the outermost level: nginx forgets the headers of outer levels wherever an inner one has any, so what differs from
 * place to place is a variable.
 */
export function nginxConf(site: Site): string {
  return `# Generated with the site. Use it inside a server block:
#   server { listen 443 ssl; server_name …; root /var/www/site; include /var/www/site/.hosts/nginx.conf; }
# After a build that changes it (new redirects, another policy): nginx -t && nginx -s reload

charset utf-8;
charset_types ${Object.values(CONTENT_TYPES)
    .filter((type) => isText(type) && type !== 'text/html')
    .join(' ')};
default_type application/octet-stream;
types {
${Object.entries(CONTENT_TYPES)
  .map(([ending, type]) => `  ${type} ${ending};`)
  .join('\n')}
}
gzip_static on;
gzip_vary on;
# Where the module for Brotli is there (Debian: libnginx-mod-http-brotli-static), the smaller forms are sent with:
# brotli_static on;
autoindex off;
server_tokens off;
absolute_redirect off;
merge_slashes off;
uninitialized_variable_warn off;

${headerLines(site)}

set $quoin_odd "";
${mountPoint(baseOf(site))}if ($request_uri ~* "${REFUSED}") { set $quoin_odd 1; }
if ($uri ~* "${REFUSED_PATH}") { set $quoin_odd 1; }
${missingPages(site)}
${methods(site)}

${locations(site)}`
}

const baseOf = ({ settings }: Site) => basePath(settings.url)

/** A site below a path of its host: all that follows knows the addresses within it. */
function mountPoint(base: string): string {
  if (base === '') return ''
  const pattern = base.replaceAll('.', '\\.')
  return `# The site lies below ${base}/; nothing else is answered here.
if ($request_uri !~ "^${pattern}/") { set $quoin_odd 1; }
if ($request_uri ~ "^${pattern}(?:[?]|$)") { return 301 ${base}/$is_args$args; }
rewrite "^${pattern}(/.*)$" $1;
`
}

/** Where forms of the site post to the site itself, nginx lets that through to the place that takes it; its files take no post anyway. */
function methods(site: Site): string {
  const isPosting = endsOf(site).some((end) => /; form-action [^;]*'self'/.test(end))
  return `if ($request_method !~ "^(?:GET|HEAD${isPosting ? '|POST' : ''})$") { set $quoin_allow "GET, HEAD"; return 405; }`
}

/** The ends of all policies of the site. */
const endsOf = (site: Site) => Object.values(policiesOf(site))

/** The policy of this site in two: what all its pages hold to, and the end that is a page's own. */
const policyOf = (site: Site) => splitPolicy(securityHeaders(false)[POLICY] ?? '', endsOf(site))

/**
 * All headers. One whose value is empty is not sent: so what is for HTTPS alone, and what only a refused method hears. A
 * request that nginx cannot even read gets the fixed parts, since its variables are never set.
 */
function headerLines(site: Site): string {
  const [plain, secure] = [securityHeaders(false), securityHeaders(true)]
  const differing = Object.keys(secure).filter((name) => secure[name] !== plain[name])
  const variable = (name: string) => `$quoin_${name.toLowerCase().replaceAll('-', '_')}`
  const added = (name: string) => (secure[name] ?? '').slice((plain[name] ?? '').length)
  const own = ownPolicies(site)
  const { common } = policyOf(site)
  const commonOf = (name: string) => (name === POLICY ? common + (own.length > 0 ? END : '') : (plain[name] ?? ''))
  const valueOf = (name: string) => `${commonOf(name)}${differing.includes(name) ? variable(name) : ''}`
  return [
    '# Said over HTTPS only, here or at the balancer in front.',
    'set $quoin_https "";',
    'if ($scheme = https) { set $quoin_https 1; }',
    'if ($http_x_forwarded_proto = https) { set $quoin_https 1; }',
    ...differing.flatMap((name) => [`set ${variable(name)} "";`, `if ($quoin_https) { set ${variable(name)} "${added(name)}"; }`]),
    ...own,
    ...Object.keys(secure).map((name) => `add_header ${name} "${valueOf(name)}" always;`),
    `set $quoin_cache "${CACHE.pages}";`,
    'add_header Cache-Control $quoin_cache always;',
    'set $quoin_allow "";',
    'add_header Allow $quoin_allow always;',
  ].join('\n')
}

/** Where the end of a policy stands that is a page's own. */
const END = '$quoin_policy_end'
/** Letters in one parameter: nginx takes 4,095. */
const LONGEST = 3000

/** Which pages may load what others may not, in as few lines as nginx can read; none where the site has no such page. */
function ownPolicies(site: Site): string[] {
  const { complete } = policyOf(site)
  const paths = new Map<string, string[]>()
  const usual = policyEnd(joinedNeeds(frameNeeds(site)))
  for (const [file, end] of Object.entries(policiesOf(site)))
    if (!isMissingPage(file) && end !== usual) paths.set(end, [...(paths.get(end) ?? []), `/${file.replace(/(?:^index)?\.html$/, '')}`])
  const pages = [...paths].flatMap(([end, all]) => inPieces(all).map((piece) => `if ($uri ~ "^(?:${piece.join('|')})$") { set ${END} "${complete(end)}"; }`))
  const opened = hasPlayable(site) ? [`if ($uri ~* "^/media/.*\\.(?:${PLAYABLE.join('|')})$") { set ${END} "${complete(OPENED)}"; }`] : []
  const isAny = pages.length + opened.length > 0 || Object.keys(policiesOf(site)).length > 0
  return isAny ? [`set ${END} "${complete(usual)}";`, ...pages, ...opened] : []
}

const isMissingPage = (file: string) => /(?:^|\/)404\.html$/.test(file)

function inPieces(paths: readonly string[]): string[][] {
  const pieces: string[][] = []
  let length = LONGEST
  for (const path of paths) {
    length += path.length + 1
    if (length > LONGEST) {
      pieces.push([])
      length = path.length
    }
    pieces.at(-1)?.push(path)
  }
  return pieces
}

/** The page for what does not exist: that of the folder that was asked for, else the site's. Deeper folders come last and win. */
function missingPages({ missing }: Site): string {
  const folders = missing.map(({ path }) => path).toSorted((one, other) => one.length - other.length)
  return ['set $quoin_missing /404.html;', ...folders.map((path) => `if ($uri ~ "^${path}/") { set $quoin_missing ${path}/404.html; }`), 'error_page 404 $quoin_missing;'].join(
    '\n',
  )
}

function locations(site: Site): string {
  const { missing, redirects } = site
  const base = baseOf(site)
  const policies = policiesOf(site)
  const { complete } = policyOf(site)
  const endAt = (path: string) => (ownPolicies(site).length > 0 ? `set ${END} "${complete(policies[`${path}/404.html`.slice(1)] ?? '')}"; ` : '')
  const odd = 'if ($quoin_odd) { return 404; }'
  // Locations of these have no say against a pattern.
  const others = (site.settings.programs ?? []).map((program) => program.replaceAll(/[.~]/g, '\\$&')).join('|')
  const own = others && `(?!(?:${others})(?:/|$))`
  const parts = [
    ...['', ...missing.map(({ path }) => path)].flatMap((path) => [`location = ${path}/404.html { internal; ${endAt(path)}}`, `location = ${path}/404 { return 404; }`]),
    ...redirects.map((redirect) => `location = "${redirect.from}" { ${odd} return 301 "${targetOf(redirect, base)}${/[?#]/.test(redirect.to) ? '' : '$is_args$args'}"; }`),
    `location = / { ${odd} try_files /index.html =404; }`,
    ...feedLinks(site).map(({ href }) => `location = ${href} { types { } default_type application/rss+xml; }`),
    `location ^~ ${ASSETS} { ${odd} set $quoin_cache "${CACHE.assets}"; error_page 404 @missing_asset; try_files $uri =404; }`,
    `location @missing_asset { set $quoin_cache "${CACHE.pages}"; types { } default_type text/plain; return 404 "Not Found"; }`,
    '# Each page has one address: /faq.html, /faq/ and /faq/index.html lead to /faq.',
    `location ~ "^/index(?:\\.html)?/*$" { return 301 ${base}/$is_args$args; }`,
    `location ~ "^${own}(/.+?)(?:(?:/index)?\\.html/*|/index/*|/+)$" { ${odd} if (-f $document_root$1.html) { return 301 ${base}$1$is_args$args; } return 404; }`,
    `location / { ${odd} try_files $uri.html $uri =404; }`,
  ]
  return `${parts.join('\n')}\n`
}
