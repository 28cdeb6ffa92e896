import { base } from './api.ts'

export const Thumbnail = ({ address }: { readonly address: string }) => (
  <img className="thumbnail" src={base + encodeURI(address)} alt="" loading="lazy" />
)
