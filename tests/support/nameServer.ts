import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** Length of a DNS header, and of type and class behind the name that is asked for. */
const HEADER = 12;
const TYPE_AND_CLASS = 4;
const TYPE_A = 1;

export interface NameServer {
  address: string;
  /** The IPv4 address of each known name; may be changed at any time. */
  names: Map<string, string>;
  stop: () => void;
}

/** Starts a DNS server that knows the names in its map and no others. */
export async function startNameServer(): Promise<NameServer> {
  const names = new Map<string, string>();
  const socket = createSocket('udp4');
  socket.on('message', (query, sender) => {
    const labels: string[] = [];
    let at = HEADER;
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length));
      at += 1 + length;
    }
    const question = query.subarray(HEADER, at + 1 + TYPE_AND_CLASS);
    const address = names.get(labels.join('.'));
    const answers = address !== undefined && query.readUInt16BE(at + 1) === TYPE_A ? 1 : 0;
    const header = Buffer.alloc(HEADER);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(address === undefined ? 0x8183 : 0x8180, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(answers, 6);
    // A pointer to the name of the question, its type and class, a minute to live, and four bytes.
    const record = [
      0xc0,
      HEADER,
      0,
      TYPE_A,
      0,
      1,
      0,
      0,
      0,
      60,
      0,
      4,
      ...(address ?? '').split('.').map(Number),
    ];
    socket.send(
      Buffer.concat([header, question, Buffer.from(answers ? record : [])]),
      sender.port,
      sender.address,
    );
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, names, stop: () => socket.close() };
}
