import { portalFile } from '@/components/portalFile';

it.each([
  ['pictures/code.svg', '/', '/pictures/code.svg'],
  ['pictures/code.svg', '/portal/', '/portal/pictures/code.svg'],
])('resolves a file of the portal: %s below %s', (address, base, expected) => {
  expect(portalFile(address, base)).toBe(expected);
});

it.each([
  '/files/7.png',
  '//cdn.example.com/7.png',
  'https://cdn.example.com/7.png',
  'data:image/png;base64,AA==',
  'blob:https://portal.example.com/7',
])('keeps other URLs: %s', (address) => {
  expect(portalFile(address, '/portal/')).toBe(address);
});
