/** What every answer says about how it may be used. */

/** For answers that are no documents: nothing may be loaded or run from them. */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'"

const COMMON: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
}

/** The headers of protection, with the policy of this answer. */
export const securityHeaders = (policy: string): Record<string, string> => ({
  ...COMMON,
  'Content-Security-Policy': policy,
})
