const TABLE = Uint32Array.from({ length: 256 }, (_, i) => {
  let rest = i
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  return rest
})

/** The checksum of bytes, CRC-32 as in zip files. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 255] as number)
  return ~crc >>> 0
}

/** The checksum of a text. */
export function crcOfText(text: string): number {
  return crc32(new TextEncoder().encode(text))
}

/** A number as bytes, most significant first. */
export function bytesOf(value: number, length: number): readonly number[] {
  return Array.from({ length }, (_, i) => (value >>> (8 * (length - 1 - i))) & 255)
}

/** The number that at most four bytes stand for, most significant first. */
export function numberOf(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => sum * 256 + byte, 0)
}
