import type { EndpointGroup } from '@/domain/endpoint';
import { filesBelow, read } from '../support/sources';

const { findServices, findWrites, findWritesOutsideActions } = jest.requireActual<{
  findServices: (endpoints: readonly { group: string; name: string }[]) => string[];
  findWrites: () => string[];
  findWritesOutsideActions: () => string[];
}>('../support/writeCalls.cjs');

const endpoints = filesBelow('src/domain', /\.ts$/)
  .filter((path) => read(path).includes('endpoint('))
  .flatMap((path) => Object.entries(jest.requireActual<Record<string, EndpointGroup>>(`../../${path}`)))
  .filter(([group]) => /ndpoints$/.test(group))
  .flatMap(([group, each]) =>
    Object.entries(each).map(([name, { body }]) => ({
      ...{ group, name },
      isKeyed: body !== undefined && 'idempotencyKey' in (Reflect.get(body, 'entries') ?? {}),
    })),
  );

/** Returns the files that import one of these services. The demo pages show outcomes as they are. */
const findUsers = (services: readonly string[]) =>
  ['components', 'layouts', 'pages']
    .flatMap((folder) => filesBelow(`src/${folder}`, /\.tsx?$/))
    .filter((path) => !path.startsWith('src/pages/demo/'))
    .filter((path) =>
      [...read(path).matchAll(/import \{([^}]*)\} from '@\/services\//g)].some(([, names = '']) =>
        names.split(',').some((name) => services.includes(name.trim())),
      ),
    );

it('run every write by an action', () => {
  expect(findWrites().length).toBeGreaterThan(120);
  expect(findWritesOutsideActions()).toEqual([]);
});

it('send writes with an idempotency key by useActionOnce', () => {
  const keyed = findServices(endpoints.filter(({ isKeyed }) => isKeyed));
  expect(keyed.length).toBeGreaterThan(20);
  // `submit` is the state of `useSubmit`; the dialog sends the top-up itself.
  const once =
    /\buse(ActionOnce|Placing|ServiceAction|InvoiceRequest)\b|\bsubmit\.run\(|<(TopUpDialog|DraftForm)/;
  expect(findUsers(keyed).filter((path) => !once.test(read(path)))).toEqual([]);
});
