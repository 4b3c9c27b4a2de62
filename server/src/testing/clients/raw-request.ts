import { connect } from 'node:net'

type RawAnswer = { status: number; head: string; body: string }

/** Sends bytes unchanged, which no HTTP client does, and reads until the server closes the connection. */
export function rawRequest(port: number, text: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'))
    let received = ''
    socket.setEncoding('latin1')
    socket.on('data', (part) => {
      received += part
    })
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', ...body] = received.split('\r\n\r\n')
      resolve({ status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: body.join('\r\n\r\n') })
    })
  })
}

/** A GET whose path is sent unchanged, with `./` and `//`. */
export const rawGet = (port: number, path: string, headers: Record<string, string> = {}) => {
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers })
  return rawRequest(
    port,
    `GET ${path} HTTP/1.1\r\n${lines.map((line) => `${line.join(': ')}\r\n`).join('')}\r\n`,
  )
}
