import type { networkInterfaces } from 'node:os'

/** The addresses of this machine in its networks, those of home and office networks first. */
export function networkAddresses(interfaces: ReturnType<typeof networkInterfaces>): string[] {
  const own = Object.values(interfaces).flatMap((found = []) => found.flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : [])))
  const isAtHome = (address: string) => /^(?:192\.168\.|10\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(address)
  return own.toSorted((one, other) => Number(isAtHome(other)) - Number(isAtHome(one)))
}
