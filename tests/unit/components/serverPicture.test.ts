import { serverPicture } from '@/components/serverPicture';

const shown = (address: string) =>
  serverPicture(address, 'https://portal.example/market/x', ['https://cdn.example']);

beforeAll(() => Object.assign(globalThis, { window: { publicPath: '/market/' } }));
afterAll(() => Reflect.deleteProperty(globalThis, 'window'));

it.each([
  ['pictures/code.svg', '/market/pictures/code.svg'],
  ['/api/v1/user/avatar/7?v=2', '/api/v1/user/avatar/7?v=2'],
  ['https://portal.example/a.png', '/a.png'],
  ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['//cdn.example/a.png', 'https://cdn.example/a.png'],
  ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
])('shows a picture of an allowed host: %s', (address, expected) => {
  expect(shown(address)).toBe(expected);
});

it.each([
  '',
  'https://evil.example/a.png',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  '/\t/evil.example/a.png',
  'https:/\\evil.example/a.png',
  'http://cdn.example/a.png',
  'https://cdn.example.evil.example/a.png',
  'https://user:word@cdn.example/a.png',
  'https://cdn.example@evil.example/a.png',
  '/.//evil.example/a.png',
  'data:text/html,x',
  'blob:https://evil.example/7',
  'javascript:alert(1)',
  'https://',
])('shows no other picture: %j', (address) => {
  expect(shown(address)).toBeUndefined();
});
