/** Strings and addresses in a style sheet (CSS Syntax 3): what stands in them is not CSS, and stays as it is. */
export const LITERAL = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^"')]*\)/s

export const COMMENT = /\/\*.*?\*\//s
