/** What a site has where its file says nothing. Types only. */

/** A map as it could be written in a site file. */
export type Data = Readonly<Record<string, unknown>>

/** Values that stand in for those that a file leaves out. */
export interface Defaults {
  /** Of the site, from its top: whatever is written takes their place, key by key. */
  readonly site: Data
  /** Of the page at `/`. */
  readonly home: Data
  /** Of the sections of a kind, by its name: below the defaults of their section type. */
  readonly sections: Readonly<Record<string, Data>>
}

/**
 * The defaults of a site. They are valid whatever the file says, and the same object for what is the same.
 * @param site what is written, which may be faulty
 */
export type DefaultsOf = (site: Data) => Defaults
