import { TODO_KINDS, todoAddress } from '@/domain/console/welcome';

it('each to-do leads to its list with the matching filter, or to the oldest one', () => {
  expect(TODO_KINDS.map((kind) => todoAddress({ kind, oldestId: 'a b' }))).toEqual([
    '/list/table-list?status=abnormal&sort=updatedAt',
    '/admin/sub-page?status=open',
    '/profile/advanced?id=a+b',
    '/result/fail',
    '/serviceMarket/nopay',
    '/list/basic-list?mine=1&sort=oldest',
    '/list/table-list?status=closed&sort=updatedAt',
  ]);
  expect(todoAddress({ kind: 'approvals', oldestId: undefined })).toBe('/profile/advanced');
});
