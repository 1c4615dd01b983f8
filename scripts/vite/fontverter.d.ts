/** The part that is used of a package without types. */
declare module 'fontverter' {
  const fontverter: { convert(font: Buffer, to: 'woff2'): Promise<Buffer> }
  export default fontverter
}
