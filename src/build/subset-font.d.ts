declare module 'subset-font' {
  /** Cuts a font to the characters of a text; axes may be limited to a range or set to one value. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: { targetFormat?: 'sfnt' | 'woff' | 'woff2'; variationAxes?: Record<string, number | { min: number; max: number }> },
  ): Promise<Buffer>
}
