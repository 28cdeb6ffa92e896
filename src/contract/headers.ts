const DENY_ALL = [
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
] as const

/** The policy of responses that are not documents. */
export const INERT_POLICY = ["default-src 'none'", ...DENY_ALL].join('; ')

export interface ExternalSources {
  /** URLs. */
  readonly scripts: readonly string[]
  /** Origins that those scripts may connect to. */
  readonly connections: readonly string[]
  /** Origins. */
  readonly frames: readonly string[]
}

export const NO_EXTERNAL_SOURCES: ExternalSources = { scripts: [], connections: [], frames: [] }

const selfAnd = (others: readonly string[]): string => ["'self'", ...others].join(' ')

const PAGE_DIRECTIVES: readonly string[] = [
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // React and the application never set markup from text, so no Trusted Types policy is needed.
  "trusted-types 'none'",
]

const formatHashes = (hashes: readonly string[]): string =>
  hashes.map((hash) => `'${hash}'`).join(' ')

/**
 * The Content-Security-Policy of a document. The external sources are the same for all pages of a site, since client-side
 * navigation keeps the policy of the first document.
 * @param styles hashes of its inline styles, as `sha256-…` in base64
 */
export const pagePolicy = (
  styles: readonly string[],
  { scripts, connections, frames }: ExternalSources = NO_EXTERNAL_SOURCES,
): string =>
  [
    "default-src 'none'",
    ['style-src', "'self'", ...styles.map((hash) => `'${hash}'`)].join(' '),
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src ${selfAnd(connections)}`,
    "manifest-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    `script-src ${selfAnd(scripts)}`,
    ...PAGE_DIRECTIVES,
  ].join('; ')

/** The part of a page's policy that is the same for all pages of its site. */
export const commonPolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter(
      (directive) => directive.startsWith('script-src ') || PAGE_DIRECTIVES.includes(directive),
    )
    .join('; ')

/** The policy of an SVG file. @param styles hashes of its style elements, as `sha256-…` in base64 */
export const drawingPolicy = (styles: readonly string[]): string =>
  [
    "default-src 'none'",
    ...(styles.length > 0 ? [`style-src ${formatHashes(styles)}`] : []),
    ...DENY_ALL,
    'sandbox',
  ].join('; ')

/** Only names that browsers know: an unknown name logs a warning on every page. */
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

/** A button copies the email address; videos can be shown in full screen, also in frames. */
const USED_FEATURES = [
  'clipboard-read=(self)',
  'clipboard-write=(self)',
  'fullscreen=*',
  'picture-in-picture=*',
]

const PERMISSIONS = [...UNUSED_FEATURES.map((name) => `${name}=()`), ...USED_FEATURES].join(', ')

export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': PERMISSIONS,
}

export const securityHeaders = (policy: string): Record<string, string> => ({
  ...COMMON_HEADERS,
  'Content-Security-Policy': policy,
})

/** For responses over TLS only (RFC 6797, section 7.2). Without subdomains, which may not support TLS. */
export const TRANSPORT_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
}
