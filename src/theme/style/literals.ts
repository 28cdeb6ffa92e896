/** Strings and URLs in CSS, whose content is not parsed. */
export const LITERAL = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^"')]*\)/s

export const COMMENT = /\/\*.*?\*\//s
