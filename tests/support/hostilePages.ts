import { screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { ENDPOINTS } from '../../config/contract/endpoints';
import { siteRoutes } from '../../config/routes';
import { mockServer } from './pageSetup';
import { renderApp } from './renderApp';
import { signIn } from './signedIn';

const OTHER_HOST = 'evil.example';

/** Texts that the pages look up or that select what is shown. No page makes a link of them without encoding them. */
const KEPT =
  /^(\w+Id|ids?|code|skuCode|key|token|menus|category|columnId|language|serverTime|currentTime|\w+At|valid(From|Until)|\w+Code)$/;

type Schema = v.GenericSchema & {
  entries?: Record<string, Schema>;
  item?: Schema;
  items?: Schema[];
  value?: Schema;
  wrapped?: Schema;
  options?: unknown[];
};

let replaced = 0;

/** Replaces every text of an answer that its schema accepts, and lists the replaced fields. */
function poison(schema: Schema, value: unknown, text: string, path: string, found: Set<string>): unknown {
  if (schema.wrapped) return value == null ? value : poison(schema.wrapped, value, text, path, found);
  if (typeof value === 'string') {
    // Dates are texts in the schema, but the portal only formats them.
    if (/^\d{4}-\d{2}/.test(value)) return value;
    if (KEPT.test(path.split('.').at(-1)?.replace('[]', '') ?? '') || !v.is(schema, text)) return value;
    found.add(path);
    // Lists use texts as keys, which must differ.
    replaced += 1;
    return `${text}${replaced}`;
  }
  if (Array.isArray(value)) {
    const item = schema.item;
    return item ? value.map((each) => poison(item, each, text, `${path}[]`, found)) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const options = (schema.options ?? []) as Schema[];
  const shape = options.find((option) => v.is(option, value)) ?? schema;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const next = shape.entries?.[name] ?? shape.value;
      return [name, next ? poison(next, field, text, `${path}.${name}`, found) : field];
    }),
  );
}

/** Lets the server answer with `text` in every field that may hold it. Returns the fields. */
function poisonAnswers(text: string): Set<string> {
  const found = new Set<string>();
  const server = mockServer();
  window.fetch = async (input, init) => {
    const response = await server(input, init);
    const { pathname } = new URL(String(input), 'http://localhost');
    const method = (init?.method ?? 'GET').toUpperCase();
    const endpoint = ENDPOINTS.find(
      (each) =>
        each.method === method &&
        new RegExp(`^/api/v1/${each.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
    );
    if (!endpoint?.result || !response.headers.get('content-type')?.includes('json')) return response;
    const envelope = await response.json();
    if (envelope.code === 200)
      envelope.result = poison(endpoint.result as Schema, envelope.result, text, endpoint.key, found);
    return new Response(JSON.stringify(envelope), { status: response.status, headers: response.headers });
  };
  return found;
}

/** Every address of the page that the browser would follow or load by itself or on a click. */
const addresses = () =>
  [...document.querySelectorAll('[href], [src], [action], [formaction], [srcset], [data]')].flatMap(
    (element) =>
      ['href', 'src', 'action', 'formaction', 'srcset', 'data']
        .map((name) => element.getAttribute(name))
        .filter((address) => address !== null),
  );

function leavesSite(address: string): boolean {
  const url = new URL(address, window.location.origin);
  if (url.protocol === 'data:' || url.protocol === 'blob:') return false;
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return address.includes(OTHER_HOST);
  return url.origin !== window.location.origin;
}

/** Content that still loads. jsdom draws no chart, so that its skeleton stays. */
const LOADING = 'main [aria-busy=true]:not([role=img] *), main .ant-skeleton:not([role=img] *)';

const SAMPLES: Record<string, string> = {
  '/agreement/:secondaryColumn': '/agreement/201',
  '/announcement/:id': '/announcement/6901',
  '/serviceMarket/detail/tab1': '/serviceMarket/detail/tab1?serviceId=live-transcription',
};

/** The addresses of all pages. */
export const hostilePages = siteRoutes
  .filter(({ path, frame }) => frame !== 'auth' && !path.includes('*') && !path.startsWith('/editor'))
  .map(({ path }) => SAMPLES[path] ?? path.replace(/:\w+/g, '1001'));

/** Expects no text of an answer to become a link or a picture of another host on this page. */
export async function expectOwnHost(path: string): Promise<void> {
  signIn('admin');
  poisonAnswers(`/\\${OTHER_HOST}/x`);
  const { unmount } = renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector(LOADING)).toBeNull());
  expect(addresses().filter(leavesSite)).toEqual([]);
  unmount();
}
