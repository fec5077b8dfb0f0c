import { act, render } from '@testing-library/react';
import { createElement, Suspense, startTransition } from 'react';
import { lazy } from '@/layouts/root/lazyRoute';
import { loadRouteCode, prefetchRouteCode } from '@/layouts/root/routeCode';

const Page = () => 'The page';

/** A page whose code arrives or fails when the test says so. */
function latePage() {
  let resolve: (module: { default: typeof Page }) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<{ default: typeof Page }>((...handlers) => {
    [resolve, reject] = handlers;
  });
  const load = jest.fn(() => promise);
  return { load, component: lazy(load), promise, resolve, reject };
}

type AppData = Parameters<typeof loadRouteCode>[0];

const appData = (routeComponents: AppData['routeComponents'], access?: string) =>
  ({
    basename: '/base',
    clientRoutes: [{ id: 'frame', path: '', children: [{ id: 'page', path: '/page/:id', access }] }],
    routeComponents,
  }) as unknown as AppData;

it('loads a page and its frame at the same time, once', async () => {
  const [frame, page] = [latePage(), latePage()];
  const data = appData({ frame: frame.component, page: page.component });
  const ends: string[] = [];
  const code = loadRouteCode(data, '/base/page/7')?.then(() => ends.push('there'));
  expect([frame.load, page.load].map((load) => load.mock.calls.length)).toEqual([1, 1]);
  frame.resolve({ default: Page });
  await frame.promise;
  expect(ends).toEqual([]);
  page.resolve({ default: Page });
  await code;
  expect(ends).toEqual(['there']);
  expect(loadRouteCode(data, '/base/page/8')).toBeUndefined();
  expect(page.load).toHaveBeenCalledTimes(1);
});

it('loads no page from which a visitor is redirected', () => {
  const [frame, page] = [latePage(), latePage()];
  const data = appData({ frame: frame.component, page: page.component }, 'isSignedIn');
  expect(loadRouteCode(data, '/base/page/7')).toBeUndefined();
  expect(page.load).not.toHaveBeenCalled();
});

it('ends the waiting when code fails, so that the page can show that', async () => {
  const page = latePage();
  const data = appData({ page: page.component });
  const code = loadRouteCode(data, '/base/page/7');
  page.reject(new Error('Loading chunk 7 failed'));
  await code;
  expect(loadRouteCode(data, '/base/page/7')).toBeUndefined();
});

it('asks again for code whose fetching ahead failed', async () => {
  const [lost, found] = [latePage(), latePage()];
  const load = jest.fn(found.load).mockImplementationOnce(lost.load);
  const data = appData({ page: lazy(load) });
  lost.reject(new Error('Loading chunk 7 failed'));
  await prefetchRouteCode(data, '/base/page/7');
  const ends: string[] = [];
  const code = loadRouteCode(data, '/base/page/7')?.then(() => ends.push('there'));
  found.resolve({ default: Page });
  await code;
  expect([ends, load.mock.calls.length]).toEqual([['there'], 2]);
});

it('renders a page whose code is there without its placeholder', async () => {
  const page = latePage();
  const content = createElement(page.component);
  const show = () => render(createElement(Suspense, { fallback: 'Loading' }, content)).container;
  expect(await act(async () => show())).toHaveTextContent('Loading');
  await act(async () => page.resolve({ default: Page }));
  expect(loadRouteCode(appData({ page: page.component }), '/base/page/7')).toBeUndefined();
  expect(show()).toHaveTextContent('The page');
});

it('renders a page in a transition, which goes on when its code arrives', async () => {
  const page = latePage();
  const { rerender, container } = render('The page before');
  await act(async () => startTransition(() => rerender(createElement(page.component))));
  expect(container).toHaveTextContent('The page before');
  await act(async () => page.resolve({ default: Page }));
  // Without a warning of React: it has waited while it rendered.
  expect(container).toHaveTextContent('The page');
  expect(container).not.toHaveTextContent('before');
});

it.each(['/base/other', '/other', '/base'])('has nothing to wait for at %s', (path) => {
  expect(loadRouteCode(appData({ page: latePage().component }), path)).toBeUndefined();
});

it('waits for no component whose code came with the entry', () => {
  expect(loadRouteCode(appData({ page: Page }), '/base/page/7')).toBeUndefined();
});
