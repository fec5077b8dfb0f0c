import type { EndpointGroup } from '@/domain/endpoint';
import { filesBelow, read } from '../support/sources';

const groups = filesBelow('src/domain', /\.ts$/)
  .filter((path) => read(path).includes('endpoint('))
  .flatMap((path) => Object.entries(jest.requireActual<Record<string, EndpointGroup>>(`../../${path}`)))
  .filter(([name]) => /ndpoints$/.test(name));

/** Returns the services that call endpoints of a kind; one that chooses its endpoint calls all of them. */
function findServices(isOfKind: (endpoint: EndpointGroup[string]) => boolean): Set<string> {
  const found = new Set<string>();
  const names = groups.flatMap(([group, endpoints]) =>
    Object.entries(endpoints).flatMap(([name, endpoint]) => (isOfKind(endpoint) ? [`${group}.${name}`] : [])),
  );
  const isCalled = (code: string) =>
    [...code.matchAll(/call\(\s*(\w+)(?:\.(\w+)|\[)/g)].some(([, group, name]) =>
      name === undefined
        ? names.some((each) => each.startsWith(`${group}.`))
        : names.includes(`${group}.${name}`),
    );
  for (const path of filesBelow('src/services', /\.ts$/)) {
    for (const code of read(path).split(/^export (?:async )?function /m)) {
      if (isCalled(code)) found.add(/^\w+/.exec(code)?.[0] ?? '');
    }
  }
  return found;
}

/** Returns the files that import one of these services. */
function findUsers(services: ReadonlySet<string>): string[] {
  return (
    ['components', 'layouts', 'pages']
      .flatMap((folder) => filesBelow(`src/${folder}`, /\.tsx?$/))
      // The demo pages show outcomes as they are.
      .filter((path) => !path.startsWith('src/pages/demo/'))
      .filter((path) =>
        [...read(path).matchAll(/import \{([^}]*)\} from '@\/services\//g)].some(([, names = '']) =>
          names.split(',').some((name) => services.has(name.trim())),
        ),
      )
  );
}

it('leave the errors of writes to useAction', () => {
  // A quote changes nothing.
  const writes = findServices(({ key }) => !/^(GET|ALL) |^POST order\/quote$/.test(key));
  expect(writes.size).toBeGreaterThan(120);
  expect(findUsers(writes).filter((path) => /\bcatch \(/.test(read(path)))).toEqual([
    // Loads the user after the login.
    'src/layouts/session/useSignIn.ts',
    // Saves when the field is left.
    'src/pages/list/components/rule/EditableRuleField.tsx',
    // Both are the submission of an account form, which is an action.
    'src/pages/register/index.tsx',
    'src/pages/usercenter/security/settings/components/NewPhoneStep.tsx',
    // Pays what has just been ordered, within one action.
    'src/pages/usercenter/service/components/renewals/useRenewService.ts',
  ]);
});

it('send writes with an idempotency key by useActionOnce', () => {
  const keyed = findServices(
    ({ body }) => body !== undefined && 'idempotencyKey' in (Reflect.get(body, 'entries') ?? {}),
  );
  expect(keyed.size).toBeGreaterThan(20);
  // `submit` is the state of `useSubmit`; the dialog sends the top-up itself.
  const once =
    /\buse(ActionOnce|Placing|ServiceAction|InvoiceRequest|DraftForm)\b|\bsubmit\.run\(|<TopUpDialog/;
  const others = findUsers(keyed).filter((path) => !once.test(read(path)));
  // A rule is neither money nor a service; a key sent again creates no second one.
  expect(others.filter((path) => !path.startsWith('src/pages/list/components/rule/'))).toEqual([]);
});
