/** Replaces `search-keys.ts` in builds of sites without search. */
export {}
