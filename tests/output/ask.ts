import { connect } from 'node:net'

export type Answer = { status: number; headers: Record<string, string>; body: Buffer }

export type Question = { method?: string; headers?: Record<string, string>; host?: string }

/**
 * Asks a server for exactly these characters of an address, which no library has put in order first.
 *
 * @param server path of a socket, or a port of this machine
 */
export async function ask(server: string | number, address: string, { method = 'GET', headers = {}, host = 'localhost' }: Question = {}): Promise<Answer> {
  const lines = [`${method} ${address} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)]
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = []
    const socket = typeof server === 'number' ? connect(server, '127.0.0.1') : connect(server)
    socket.on('data', (part) => parts.push(part))
    socket.once('error', (error) => (parts.length > 0 ? resolve(Buffer.concat(parts)) : reject(error)))
    socket.once('close', () => resolve(Buffer.concat(parts)))
    socket.write(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  })
  const end = bytes.indexOf('\r\n\r\n')
  const [first = '', ...rest] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const entries = rest.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()] as const)
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(entries), body: bytes.subarray(end + 4) }
}
