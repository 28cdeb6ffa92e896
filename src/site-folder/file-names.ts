/** What the names of files in the public folder say about them. */

/** Left behind by systems and programs, and meant for nobody: `.DS_Store`, `~$Offer.docx`, `photo.jpg~`. */
const IGNORED_NAMES = [
  /^\.(DS_Store|AppleDouble|LSOverride|Spotlight-V100|Trashes|fseventsd|TemporaryItems|directory)$/,
  /^\._|^__MACOSX$|^Icon\r$/,
  /^(ehthumbs(_vista)?\.db|Thumbs\.db(:encryptable)?|desktop\.ini|\$RECYCLE\.BIN)$/i,
  // Open in an office program, saved before by an editor, not yet saved or downloaded whole.
  /^~\$|^\.~lock\..*#$|^~.*\.tmp$/,
  /~$|^#.*#$|^\.#|\.(bak|orig|sw[a-p]|tmp|crdownload|part)$/i,
  /^\.(git|hg|svn)$/,
]

/** Whether a file, or all that is in a folder, is nothing that anybody wants to publish. */
export const isIgnored = (name: string): boolean =>
  IGNORED_NAMES.some((pattern) => pattern.test(name))

/** Signs that mean something else in the configuration of nginx or Caddy, or in addresses. */
const UNSAFE_CHARACTER = /["${}\\]/

/**
 * Why a file cannot be published under its name, as the end of a sentence; undefined if it can. Spaces, letters of all
 * languages and `% # ? & ' + ;` are fine: addresses are encoded.
 */
export function findNameFault(name: string): string | undefined {
  const sign = UNSAFE_CHARACTER.exec(name)?.[0]
  if (sign) return `there is a ${sign} in its name, which not every server can serve`
  // What is no text at all is read with this sign in its place.
  return /[\p{Cc}\u2028\u2029\ufffd]/u.test(name)
    ? 'there is an invisible character in its name'
    : undefined
}
