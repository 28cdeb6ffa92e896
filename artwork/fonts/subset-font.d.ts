/** The part of the package that is used; it carries no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2'
      readonly variationAxes: Readonly<Record<string, number | { min: number; max: number }>>
      readonly keepFeatures: readonly string[]
      readonly preserveNameIds: readonly number[]
      readonly noHinting: boolean
    },
  ): Promise<Buffer>
}
