/** How an editor shows a value, if its type alone does not tell. Set with `.meta({ control })`. */
export type ControlName =
  | 'text'
  | 'richText'
  | 'color'
  | 'date'
  | 'dateOrTime'
  | 'image'
  | 'captionedImage'
  | 'imageFile'
  | 'file'
  | 'figure'
  | 'collection'
  | 'link'

declare module 'zod' {
  interface GlobalMeta {
    readonly control?: ControlName
  }
}
