/** Names of the messages between the development server and its open pages. */

/** A page has connected and asks for the diagnostics. */
export const HELLO = 'site:hello'

/** The diagnostics of the newest text of the site file. */
export const DIAGNOSTICS = 'site:diagnostics'
