/** Names of the messages between the development server and its open pages. */

/** A page has connected and asks for the findings. */
export const HELLO = 'site:hello'

/** The findings of the newest text of the site file. */
export const FINDINGS = 'site:findings'
