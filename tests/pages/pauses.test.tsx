import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from '@umijs/max';
import { createElement, type ReactNode } from 'react';
import { QueryContent } from '@/components/query/QueryContent';
import { type ReadOptions, useQuery } from '@/components/query/useQuery';
import { RetryButton } from '@/components/RetryButton';
import { textsOf } from '@/locales/texts';
import { advanceClock, passTime } from '../support/clock';
import { busyError, createService } from '../support/renderQuery';
import '@@/texts/entry';

let calls: ReturnType<typeof createService<[ReadOptions]>>;
beforeEach(() => {
  calls = createService();
});

/** A plain call, because the types do not declare children. */
const inLanguage = (locale: 'en-US' | 'zh-CN', content: ReactNode) =>
  createElement(IntlProvider, { locale, messages: textsOf(locale) as Record<string, string> }, content);

function Page() {
  const query = useQuery(calls.service);
  return (
    <QueryContent query={query} failed="Couldn’t load" loading="Loading">
      {(text) => text}
    </QueryContent>
  );
}

function Part() {
  const { error, refresh } = useQuery(calls.service);
  return <RetryButton error={error} onRetry={refresh} />;
}

const page = () => document.body.textContent;
const button = () => screen.getByRole('button');

async function setHidden(hidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
}

it('counts the seconds of a pause, and reads again by itself a little later', async () => {
  render(inLanguage('en-US', <Page />));
  await calls.reject(0, busyError(20));
  expect(screen.getByText('The service is busy. We’ll try again automatically.')).toBeVisible();
  expect(button()).toBeDisabled();
  expect(button()).toHaveTextContent('Try again in 20 seconds');
  await passTime(5_000);
  expect(button()).toHaveTextContent('Try again in 15 seconds');
  await passTime(15_000);
  expect(button()).toBeEnabled();
  expect(button()).toHaveTextContent(/^Try again$/);
  await passTime(1_950);
  expect(calls.calls).toHaveLength(1);
  await passTime(50);
  expect(calls.call(1).args[0]).toMatchObject({ silent: true, automatic: true });
  await calls.resolve(1, 'Done');
  expect(page()).toBe('Done');
  await passTime(60_000);
  expect(calls.calls).toHaveLength(2);
});

it('reads at once when the user asks for it after the pause', async () => {
  render(inLanguage('en-US', <Page />));
  await calls.reject(0, busyError(20));
  await act(async () => button().click());
  expect(calls.calls).toHaveLength(1);
  await passTime(20_000);
  await act(async () => button().click());
  expect(calls.call(1).args[0]).toMatchObject({ silent: false, automatic: false });
  await passTime(5_000);
  expect(calls.calls).toHaveLength(2);
});

it('leaves the button when reading again has failed too often', async () => {
  render(inLanguage('en-US', <Page />));
  await calls.reject(0, busyError(90, { givesUp: true }));
  expect(page()).toContain('The service is busy. Wait a moment, then try again.');
  expect(button()).toHaveTextContent('Try again in 90 seconds');
  await passTime(120_000);
  expect(button()).toBeEnabled();
  expect(calls.calls).toHaveLength(1);
});

it('reads again in a part of a page with a button only, and says minutes', async () => {
  render(inLanguage('zh-CN', <Part />));
  await calls.reject(0, busyError(600));
  expect(button()).toHaveTextContent('10分钟后重试');
  await passTime(602_000);
  expect(calls.calls).toHaveLength(2);
});

it('waits until the page is visible', async () => {
  render(inLanguage('en-US', <Page />));
  await calls.reject(0, busyError(20));
  await setHidden(true);
  await passTime(60_000);
  expect(calls.calls).toHaveLength(1);
  await setHidden(false);
  expect(calls.calls).toHaveLength(2);
  await setHidden(true);
  await setHidden(false);
  expect(calls.calls).toHaveLength(2);
});

it.each([false, true])('reads nothing after the page was left, hidden meanwhile: %p', async (isHidden) => {
  const { unmount } = render(inLanguage('en-US', <Page />));
  await calls.reject(0, busyError(20));
  await setHidden(isHidden);
  if (isHidden) await passTime(22_000);
  unmount();
  await setHidden(false);
  await passTime(22_000);
  expect(calls.calls).toHaveLength(1);
});

it('does not read when the network is back during a pause', async () => {
  render(inLanguage('en-US', <Page />));
  await calls.reject(0, busyError(20));
  const reconnect = () => act(async () => window.dispatchEvent(new Event('online')));
  await reconnect();
  await passTime(50);
  expect(calls.calls).toHaveLength(1);
  advanceClock(20);
  await reconnect();
  await passTime(50);
  expect(calls.call(1).args[0]).toMatchObject({ automatic: true });
});
