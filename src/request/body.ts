import type { SentOptions } from './callContext';

const METHODS_WITH_BODY = ['post', 'put', 'patch', 'delete'];

/**
 * umi-request encodes objects and arrays, and loses `0`, `false` and `''`. Numbers and booleans go as JSON here;
 * a string is taken to be encoded already.
 */
export function sendPrimitive(options: SentOptions): void {
  const { data, method = 'get' } = options;
  if (!METHODS_WITH_BODY.includes(method.toLowerCase())) return;
  if (typeof data === 'number' || typeof data === 'boolean') {
    options.headers = {
      Accept: 'application/json',
      'Content-Type': 'application/json;charset=UTF-8',
      ...options.headers,
    };
    options.body = JSON.stringify(data);
    options.data = undefined;
  } else if (data === '') {
    options.body = data;
  }
}
