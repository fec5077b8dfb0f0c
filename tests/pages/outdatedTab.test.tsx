import { act, screen, waitFor } from '@testing-library/react';
import { VERSION_META } from '@/browser/portalVersion';
import { listAnnouncements } from '@/services/announcement';
import { advanceClock } from '../support/clock';
import { responseClass } from '../support/mockExchange';
import { mockServer } from '../support/pageSetup';
import { openPage } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const NOTICE = 'A new version is ready. The drafts of your forms are kept.';
const OUTDATED = 'This page is out of date. Reload it to continue; the drafts of your forms are kept.';
const FIVE_MINUTES = 300;

let meta: HTMLMetaElement;
let deployed = 'a';
let versionRequests = 0;

/** Changes the replies of the mock to the calls whose path ends so. */
let changed: { path: string; status?: number; headers?: Record<string, string> } | undefined;

beforeEach(() => {
  meta = Object.assign(document.createElement('meta'), { name: VERSION_META, content: 'a' });
  document.head.append(meta);
  deployed = 'a';
  versionRequests = 0;
  changed = undefined;
  const mock = mockServer();
  const Reply = responseClass();
  window.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), 'http://portal.test');
    if (pathname === '/version.json') {
      versionRequests += 1;
      return new Reply(JSON.stringify({ version: deployed }));
    }
    const reply = await mock(input, init);
    if (!changed || !pathname.endsWith(changed.path)) return reply;
    const { status = 200, headers } = changed;
    const body = status === 200 ? await reply.text() : JSON.stringify({ code: status, message: null });
    return new Reply(body, { status, headers: { 'content-type': 'application/json', ...headers } });
  };
});

afterEach(() => meta.remove());

/** Calls an operation without going to another page. */
const call = () => act(async () => void (await listAnnouncements({})));

const SUNSET = { path: 'announcement/list', headers: { Sunset: 'Sat, 19 Dec 2026 16:00:00 GMT' } };

it('learns of a newer version from a reply that says that its operation will end', async () => {
  const { user } = await openPage('/home');
  deployed = 'b';
  advanceClock(FIVE_MINUTES);
  await call();
  expect(versionRequests).toBe(1);
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();

  changed = SUNSET;
  await call();
  expect(await screen.findByText(NOTICE)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Not now' }));
  advanceClock(FIVE_MINUTES);
  await call();
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  // The next day the end is nearer.
  advanceClock(86_400);
  await call();
  expect(await screen.findByText(NOTICE)).toBeVisible();
});

it('says nothing while it is the newest version, and looks at most every five minutes', async () => {
  changed = SUNSET;
  await openPage('/home');
  await call();
  await call();
  expect(versionRequests).toBe(1);
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
});

it('takes what is not offered for outdated only when a newer version is deployed', async () => {
  signIn();
  changed = { path: 'order/list', status: 501 };
  const { unmount } = await openPage('/usercenter/order');
  expect(await screen.findByText('This isn’t available here.')).toBeVisible();
  unmount();
  deployed = 'b';
  advanceClock(FIVE_MINUTES);
  await openPage('/usercenter/order');
  expect(await screen.findByText(OUTDATED)).toBeVisible();
  expect(screen.getByText(NOTICE)).toBeVisible();
});

it('asks for a reload when an operation has ended, and not for a retry', async () => {
  // jsdom reports that it does not load a page.
  const loads = jest.spyOn(console, 'error').mockImplementation();
  signIn();
  deployed = 'b';
  changed = { path: 'order/list', status: 410 };
  const { user } = await openPage('/usercenter/order');
  await waitFor(() => expect(screen.getAllByText(OUTDATED)).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Not now' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reload the page' }));
  await user.click(screen.getByRole('button', { name: 'Update now' }));
  expect(loads).toHaveBeenCalledTimes(2);
  expect(String(loads.mock.calls)).toContain('navigation');
});
