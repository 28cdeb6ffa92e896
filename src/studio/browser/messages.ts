/** Names of the messages between the development server and its open pages. */

/** A page has connected and asks for the diagnostics. */
export const CONNECTED = 'site:connected'

/** The diagnostics of the newest text of the site file. */
export const DIAGNOSTICS = 'site:diagnostics'

/** A page can be changed from now on; with the number of the site that its document was made from. */
export const READY = 'site:ready'

/** The data attribute of the document with that number. */
export const REVISION = 'revision'
