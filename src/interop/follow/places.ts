/** Where one phone can be reached: an address, or a name that stands for one in the local network; and a port. */
export interface Place {
  readonly at: string
  readonly port: number
}

const NAME = /^([\da-f]{8})-([\da-f]{4})-([\da-f]{4})-([\da-f]{4})-([\da-f]{12})\.local$/i
const IPV4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/

const bytesOfHex = (hex: string) => (hex.match(/../g) ?? []).map(pair => Number.parseInt(pair, 16))
const hexOf = (bytes: readonly number[]) => bytes.map(byte => byte.toString(16).padStart(2, '0')).join('')

/** The eight groups of an IPv6 address; `undefined` if it is none. */
function groupsOf(address: string): readonly number[] | undefined {
  if (!/^[\da-f:]+$/i.test(address)) return undefined
  const halves = address.split('::')
  if (halves.length > 2) return undefined
  const [head = [], tail = []] = halves.map(half => (half === '' ? [] : half.split(':')))
  const lacking = 8 - head.length - tail.length
  if (halves.length === 1 ? lacking !== 0 : lacking < 1) return undefined
  const groups = [...head, ...Array<string>(lacking).fill('0'), ...tail]
  if (groups.some(group => !/^[\da-f]{1,4}$/i.test(group))) return undefined
  return groups.map(group => Number.parseInt(group, 16))
}

/** The kinds of addresses with the number of bytes of each. */
const LENGTHS = [4, 16, 16] as const

function addressBytes(
  at: string,
): { readonly kind: 0 | 1 | 2; readonly bytes: readonly number[] } | undefined {
  const four = IPV4.exec(at)?.slice(1).map(Number)
  if (four) return four.every(byte => byte < 256) ? { kind: 0, bytes: four } : undefined
  const name = NAME.exec(at)
  if (name) return { kind: 2, bytes: bytesOfHex(name.slice(1).join('')) }
  const groups = groupsOf(at)
  return groups && { kind: 1, bytes: groups.flatMap(group => [group >> 8, group & 255]) }
}

function addressOf(kind: number, bytes: readonly number[]): string {
  if (kind === 0) return bytes.join('.')
  const hex = hexOf(bytes)
  if (kind === 1)
    return (hex.match(/.{4}/g) ?? []).map(group => Number.parseInt(group, 16).toString(16)).join(':')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}.local`
}

/** A place as bytes: kind of address, address, port. `undefined` if the address is of no kind that a code has. */
export function placeBytes({ at, port }: Place): readonly number[] | undefined {
  const address = addressBytes(at)
  return address && [address.kind, ...address.bytes, port >> 8, port & 255]
}

/** The place that begins at `from`, and where it ends; `undefined` if there is none. */
export function placeAt(
  bytes: Uint8Array,
  from: number,
): { readonly place: Place; readonly end: number } | undefined {
  const kind = bytes[from] ?? -1
  const length = LENGTHS[kind]
  if (length === undefined) return undefined
  const end = from + 1 + length + 2
  if (end > bytes.length) return undefined
  const [high = 0, low = 0] = bytes.subarray(end - 2, end)
  return {
    place: { at: addressOf(kind, [...bytes.subarray(from + 1, end - 2)]), port: high * 256 + low },
    end,
  }
}
