import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { renderApp } from '../support/renderApp';

const content = (attribute: string, name: string) =>
  document.head.querySelector(`meta[${attribute}="${name}"]`)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

it.each([
  ['/home', '/home'],
  ['/serviceMarket?keyword=sms&current=2', '/serviceMarket'],
  [
    '/serviceMarket/detail/tab1?serviceId=live-transcription&plan=pro',
    '/serviceMarket/detail/tab1?serviceId=live-transcription',
  ],
  ['/agreement', '/agreement'],
  ['/announcement', '/announcement'],
  ['/register?redirect=%2Fdemo', '/register'],
])('%s has a description, Open Graph tags and a canonical address', async (address, path) => {
  renderApp(address);
  await waitFor(() => expect(canonical()).toBe(window.location.origin + path));
  expect(content('property', 'og:url')).toBe(canonical());
  await waitFor(() => expect(content('property', 'og:title')).toBe(document.title));
  expect(content('name', 'description')).toMatch(/\w{3}/);
  expect(content('property', 'og:description')).toBe(content('name', 'description'));
  expect(content('property', 'og:locale')).toBe('en_US');
});

it('a page that shows one of many is described by its name', async () => {
  renderApp('/serviceMarket/detail/tab1?serviceId=live-transcription');
  const { textContent } = await screen.findByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(content('name', 'description')).toBe(`${textContent}: plans, prices, specifications and FAQ.`),
  );
});

it('other pages have no canonical address', async () => {
  renderApp('/home');
  await waitFor(() => expect(canonical()).toBeDefined());
  act(() => history.push('/demo'));
  await waitFor(() => expect(canonical()).toBeUndefined());
});

it('the description follows the language', async () => {
  const { user } = renderApp('/register');
  await waitFor(() => expect(content('name', 'description')).toMatch(/^Sign up/));
  await user.click(screen.getByRole('button', { name: '中文' }));
  await waitFor(() => expect(content('name', 'description')).toMatch(/^用手机号/));
  expect(content('property', 'og:locale')).toBe('zh_CN');
});
