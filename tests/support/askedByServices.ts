import { join } from 'node:path';
import type { GenericSchema } from 'valibot';
import { wireSchema } from '../../config/contract/jsonSchema';
import { filesBelow, ROOT } from './sources';

/** What a service asks the transport for. */
export interface Asked {
  /** `POST order/anything/pay`: every id is `anything`. */
  key: string;
  /** What it takes for a result, as JSON Schema; absent when it reads none. */
  shape?: string;
  skipAuth: boolean;
  isDownload: boolean;
}

interface Options {
  method?: string;
  schema?: GenericSchema;
  skipAuth?: boolean;
  responseType?: string;
}

const asked: Asked[] = [];

/** Stands in for the transport (`@umijs/max`): what would be sent is only noted. */
export function request(url: string, options: Options = {}): Promise<object> {
  asked.push({
    key: `${(options.method ?? 'get').toUpperCase()} ${url}`,
    shape: options.schema && JSON.stringify(wireSchema(options.schema)),
    skipAuth: options.skipAuth === true,
    isDownload: options.responseType === 'blob',
  });
  return Promise.resolve({});
}

/** Stands for any argument of a service: an id, options, a query, a file. */
class Anything extends File {
  readonly sort = { column: 'key', descending: true };

  constructor() {
    super(['content'], 'anything.png');
  }

  override toString() {
    return 'anything';
  }
}

/** Calls every service but those of the demo page; answers what they ask for. `request` has to stand in the transport's place. */
export function askByServices(): Asked[] {
  for (const path of filesBelow('src/services', /\.ts$/)) {
    if (path.endsWith('/demo.ts')) continue;
    const service: Record<string, unknown> = require(join(ROOT, path));
    for (const call of Object.values(service)) {
      if (typeof call !== 'function') continue;
      // With all its arguments, and with only one: some services make two endpoints of one.
      for (const count of [1, 3]) {
        const args = Array.from({ length: count }, () => new Anything());
        // One that needs more asks for nothing then, or for something undefined.
        new Promise((resolve) => resolve(call(...args))).catch(() => undefined);
      }
    }
  }
  return asked.filter(({ key }) => !key.includes('undefined'));
}
