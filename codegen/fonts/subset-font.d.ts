declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2'
    readonly variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
    readonly keepFeatures?: readonly string[]
    readonly noHinting?: boolean
  }

  /** Reduces a font to the characters of `text`. Rejects if the source is no font. */
  export default function subsetFont(source: Uint8Array, text: string, options?: Options): Promise<Uint8Array>
}
