/** The characters that QR codes store in 5.5 bits each, in the order of their values. */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/** Bytes as text for a QR code (RFC 9285): two bytes become three characters, a single byte two. */
export function toBase45(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 2) {
    const pair = i + 1 < bytes.length
    let rest = pair ? (bytes[i] as number) * 256 + (bytes[i + 1] as number) : (bytes[i] as number)
    for (let n = pair ? 3 : 2; n > 0; n--) {
      text += LETTERS[rest % 45]
      rest = Math.floor(rest / 45)
    }
  }
  return text
}

/** The bytes of a base 45 text; `undefined` if it is not one. */
export function fromBase45(text: string): Uint8Array | undefined {
  const bytes: number[] = []
  for (let i = 0; i < text.length; i += 3) {
    const values = [...text.slice(i, i + 3)].map(letter => LETTERS.indexOf(letter))
    const sum = values.reduceRight((rest, value) => rest * 45 + value, 0)
    if (values.length === 1 || values.includes(-1) || sum > (values.length === 3 ? 65535 : 255))
      return undefined
    if (values.length === 3) bytes.push(sum >> 8)
    bytes.push(sum & 255)
  }
  return Uint8Array.from(bytes)
}
