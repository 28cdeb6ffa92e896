const IGNORED_NAMES = [
  /^\.(DS_Store|AppleDouble|LSOverride|Spotlight-V100|Trashes|fseventsd|TemporaryItems|directory)$/,
  /^\._|^__MACOSX$|^Icon\r$/,
  /^(ehthumbs(_vista)?\.db|Thumbs\.db(:encryptable)?|desktop\.ini|\$RECYCLE\.BIN)$/i,
  // Lock files, backups, and incomplete downloads.
  /^~\$|^\.~lock\..*#$|^~.*\.tmp$/,
  /~$|^#.*#$|^\.#|\.(bak|orig|sw[a-p]|tmp|crdownload|part)$/i,
  /^\.(git|hg|svn)$/,
]

export const isIgnored = (name: string): boolean =>
  IGNORED_NAMES.some((pattern) => pattern.test(name))

/** Characters with a special meaning in nginx and Caddy files, or in URLs. */
const UNSAFE_CHARACTER = /["${}\\]/

/** Why a file cannot be published under its name, as the end of a sentence. */
export function findNameFault(name: string): string | undefined {
  const character = UNSAFE_CHARACTER.exec(name)?.[0]
  if (character) return `its name contains ${character}, which not every server supports`
  // U+FFFD replaces bytes that are not UTF-8.
  return /[\p{Cc}\u2028\u2029\ufffd]/u.test(name)
    ? 'its name contains an invisible character'
    : undefined
}
