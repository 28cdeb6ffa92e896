/** What every answer says about how it may be used. */

/** Whoever gets it may do nothing: what is left of a policy where nothing is loaded and nothing is sent. */
const DENY_ALL = [
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
] as const

/** For answers that are no documents: nothing may be loaded or run from them. */
export const INERT_POLICY = ["default-src 'none'", ...DENY_ALL].join('; ')

/** What the owner of a site lets its pages use of other websites: nothing besides that. */
export interface ExternalSources {
  /** Addresses of scripts. */
  readonly scripts: readonly string[]
  /** Origins to which those scripts send. */
  readonly connections: readonly string[]
  /** Origins of pages that may be shown in a frame. */
  readonly frames: readonly string[]
}

/** What most sites use of others. */
export const NO_EXTERNAL_SOURCES: ExternalSources = { scripts: [], connections: [], frames: [] }

const selfAnd = (others: readonly string[]): string => ["'self'", ...others].join(' ')

/** What holds for every page of every site. */
const PAGE_DIRECTIVES: readonly string[] = [
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // React and the application set no markup from text, so there is no policy that could be misused.
  "trusted-types 'none'",
]

const formatHashes = (hashes: readonly string[]): string =>
  hashes.map((hash) => `'${hash}'`).join(' ')

/**
 * The policy of a document (Content Security Policy level 3): files of this origin, the styles that it was rendered
 * with, and what the owner of the site lets in. The last is the same for every page of a site: the document that is
 * loaded first stays while others are shown in it.
 * @param styles hashes as `sha256-…` in base64
 */
export const pagePolicy = (
  styles: readonly string[],
  { scripts, connections, frames }: ExternalSources = NO_EXTERNAL_SOURCES,
): string =>
  [
    "default-src 'none'",
    `style-src 'self' ${formatHashes(styles)}`,
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src ${selfAnd(connections)}`,
    "manifest-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    `script-src ${selfAnd(scripts)}`,
    ...PAGE_DIRECTIVES,
  ].join('; ')

/** The part of a page's policy that is the same for all pages of its site; not enough alone. */
export const commonPolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter(
      (directive) => directive.startsWith('script-src ') || PAGE_DIRECTIVES.includes(directive),
    )
    .join('; ')

/**
 * The policy of a drawing: it keeps the style sheets that it carries, and may do nothing else.
 * @param styles hashes as `sha256-…` in base64
 */
export const drawingPolicy = (styles: readonly string[]): string =>
  [
    "default-src 'none'",
    ...(styles.length > 0 ? [`style-src ${formatHashes(styles)}`] : []),
    ...DENY_ALL,
    'sandbox',
  ].join('; ')

/**
 * What pages may not use, for themselves and whatever they might embed: everything that browsers know
 * and the site does not need. Names that a browser does not know make it complain on every page.
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const

/**
 * The exceptions: a button copies an address (reading the clipboard asks the visitor anyway), and videos fill the
 * screen, also those in frames, which are only of websites that the policy names.
 */
const USED_FEATURES = [
  'clipboard-read=(self)',
  'clipboard-write=(self)',
  'fullscreen=*',
  'picture-in-picture=*',
]

const PERMISSIONS = [...UNUSED_FEATURES.map((name) => `${name}=()`), ...USED_FEATURES].join(', ')

/** What every answer says besides its policy. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': PERMISSIONS,
}

/** The headers of protection, with the policy of this answer. */
export const securityHeaders = (policy: string): Record<string, string> => ({
  ...COMMON_HEADERS,
  'Content-Security-Policy': policy,
})

/**
 * For answers over TLS only (RFC 6797, section 7.2). A year, and this host alone: whether other hosts
 * of its domain speak TLS is not for a website to say.
 */
export const TRANSPORT_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
}
