import { changedValues } from '@/components/form/changedValues';

it('returns the changed fields only', () => {
  expect(changedValues({ name: 'a', tags: ['x'] }, { name: 'b', tags: ['x'] })).toEqual({ name: 'b' });
  expect(changedValues({ name: 'a' }, { name: 'a' })).toBeUndefined();
  expect(changedValues({ name: undefined }, { name: '' })).toEqual({ name: '' });
});
