/** The part in use of a package that has no types. */
declare module 'fontverter' {
  const fontverter: { convert(font: Buffer, to: 'woff2'): Promise<Buffer> }
  export default fontverter
}
