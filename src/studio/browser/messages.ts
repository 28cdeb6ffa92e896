/** Messages between the development server and its open pages. */

/** Sent by a page on connect to request the diagnostics. */
export const CONNECTED = 'site:connected'

/** Diagnostics of the current site file. */
export const DIAGNOSTICS = 'site:diagnostics'

/** Sent by a page that can apply updates, with the revision of its document. */
export const READY = 'site:ready'

/** Data attribute with the site revision of the document. */
export const REVISION = 'revision'
