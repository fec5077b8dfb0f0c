import type { Reply } from '../../contract/backend';
import { pauseProblems } from '../../contract/pauses';

const PORTAL = 'https://portal.example';
const HEADERS = {
  'Cache-Control': 'no-store',
  'Retry-After': '5',
  'Access-Control-Allow-Origin': PORTAL,
  'Access-Control-Expose-Headers': 'Retry-After',
};

function findPaths({ headers = {}, text = '{"code":429,"message":"Too many calls."}', portal = PORTAL }) {
  const reply: Reply = {
    status: 429,
    headers: new Headers({ ...HEADERS, ...headers }),
    text,
    bytes: text.length,
    sentAt: 0,
    receivedAt: Date.parse('2026-11-19T08:00:00Z'),
  };
  return pauseProblems(reply, portal).map(({ path }) => path);
}

it.each([
  ['seconds and an envelope', {}],
  ['a date', { headers: { 'Retry-After': 'Thu, 19 Nov 2026 08:01:00 GMT' } }],
  ['a code of its own', { text: '{"code":"BUSY","message":"Too many calls."}' }],
])('accepts %s', (_, reply) => {
  expect(findPaths(reply)).toEqual([]);
});

it.each([
  ['no time', { headers: { 'Retry-After': '' } }, ['header Retry-After']],
  ['a time that is none', { headers: { 'Retry-After': 'later' } }, ['header Retry-After']],
  [
    'a time that has passed',
    { headers: { 'Retry-After': 'Thu, 19 Nov 2026 07:59:00 GMT' } },
    ['header Retry-After'],
  ],
  ['a page', { text: '<html>' }, ['body']],
  ['an envelope of success', { text: '{"code":200,"message":"Too many calls."}' }, ['body']],
  ['no message', { text: '{"code":429}' }, ['message']],
  [
    'a time that another origin cannot read',
    { headers: { 'Access-Control-Expose-Headers': 'Date' } },
    ['header Access-Control-Expose-Headers'],
  ],
  ['a reply that may be stored', { headers: { 'Cache-Control': 'public' } }, ['header Cache-Control']],
])('reports %s', (_, reply, paths) => {
  expect(findPaths(reply)).toEqual(paths);
});
