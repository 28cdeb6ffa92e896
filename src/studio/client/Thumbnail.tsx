import { base } from './api.ts'

/** A picture of the site, small. Its name stands beside it. */
export const Thumbnail = ({ address }: { readonly address: string }) => (
  <img className="thumbnail" src={base + encodeURI(address)} alt="" loading="lazy" />
)
