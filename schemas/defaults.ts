export type Data = Readonly<Record<string, unknown>>

/** Values for fields that a site file leaves out. */
export interface Defaults {
  /** For the site as a whole. Merged key by key; values in the file take precedence. */
  readonly site: Data
  readonly home: Data
  /** For the pages of other languages, by code. */
  readonly languages?: Readonly<Record<string, Pick<Defaults, 'home' | 'sections'>>>
  /** Keys that a language without built-in words lacks, by code. */
  readonly missingWords?: Readonly<Record<string, readonly string[]>>
  /** By section kind. Defaults of a section type take precedence. */
  readonly sections: Readonly<Record<string, Data>>
}

/**
 * Creates the defaults of a site. They are valid for any input. Equal inputs return the same object.
 * @param site unvalidated data of the site file
 */
export type CreateDefaults = (site: Data) => Defaults
