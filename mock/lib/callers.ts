import { isIPv6 } from 'node:net';
import { digest } from './digest';
import type { MockRequest } from './http';

/** Addresses of this machine and of networks like the container's, from which a proxy may call. */
const NEARBY = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/i;

/**
 * Who calls, as a digest of the network address: that of the connection or, when a proxy nearby calls, the last one in
 * `X-Forwarded-For`, which a client cannot make up behind the web server of `config/deploy`.
 */
export function readCaller({ headers, socket }: Pick<MockRequest, 'headers' | 'socket'>): string {
  const peer = withoutPrefix(socket.remoteAddress ?? '127.0.0.1');
  const forwarded = [headers['x-forwarded-for']].flat().at(-1)?.split(',').at(-1)?.trim();
  return digest(toNetwork(forwarded && NEARBY.test(peer) ? withoutPrefix(forwarded) : peer));
}

/** `::ffff:10.0.0.1` is an IPv4 address. */
const withoutPrefix = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Somebody with an IPv6 address has all addresses with its first 64 bits. */
function toNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = [], tail] = address
    .toLowerCase()
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const groups = tail ? [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail] : head;
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
