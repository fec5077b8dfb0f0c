import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { renderApp } from '../support/renderApp';

const content = (attribute: string, name: string) =>
  document.head.querySelector(`meta[${attribute}="${name}"]`)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

it('public pages have a description, Open Graph tags and a canonical address, others have none', async () => {
  renderApp('/serviceMarket?keyword=sms&current=2');
  for (const [address, path] of [
    ['', '/serviceMarket'],
    [
      '/serviceMarket/detail/tab1?serviceId=live-transcription&plan=pro',
      '/serviceMarket/detail/tab1?serviceId=live-transcription',
    ],
    ['/agreement', '/agreement'],
    ['/announcement', '/announcement'],
  ] as const) {
    if (address) act(() => history.push(address));
    await waitFor(() => expect(canonical()).toBe(window.location.origin + path));
    expect(content('property', 'og:url')).toBe(canonical());
    await waitFor(() => expect(content('property', 'og:title')).toBe(document.title));
    expect(content('name', 'description')).toMatch(/\w{3}/);
    expect(content('property', 'og:description')).toBe(content('name', 'description'));
    expect(content('property', 'og:locale')).toBe('en_US');
  }
  act(() => history.push('/demo'));
  await waitFor(() => expect(canonical()).toBeUndefined());
});

it('the description names what a page shows, and follows the language', async () => {
  const { user } = renderApp('/serviceMarket/detail/tab1?serviceId=live-transcription');
  const { textContent } = await screen.findByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(content('name', 'description')).toBe(`${textContent}: plans, prices, specifications and FAQ.`),
  );
  act(() => history.push('/register'));
  await waitFor(() => expect(content('name', 'description')).toMatch(/^Sign up/));
  await user.click(await screen.findByRole('button', { name: '中文' }));
  await waitFor(() => expect(content('name', 'description')).toMatch(/^用手机号/));
  expect(content('property', 'og:locale')).toBe('zh_CN');
});
