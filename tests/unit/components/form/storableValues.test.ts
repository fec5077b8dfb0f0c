import { changedValues } from '@/components/form/storableValues';

it('keeps the changed fields only', () => {
  expect(changedValues({ name: 'a', tags: ['x'] }, { name: 'b', tags: ['x'] })).toEqual({ name: 'b' });
  expect(changedValues({ name: 'a' }, { name: 'a' })).toBeUndefined();
  expect(changedValues({ name: undefined }, { name: '' })).toEqual({ name: '' });
});

it.each(['password', 'payPassword', 'captcha', 'accountNumber', 'accepted', 'secret'])(
  'never keeps a field named %s',
  (name) => {
    expect(changedValues({}, { [name]: 'abc' })).toBeUndefined();
    expect(changedValues({}, { rows: [{ [name]: 'abc', note: 'd' }] })).toEqual({ rows: [{ note: 'd' }] });
  },
);

it.each([
  '4111111111111111',
  '4111 1111 1111 1111',
  '11010119900307123X',
  '１１０１０１１９９００３０７１２３Ｘ',
])('never keeps the digits %s', (text) => {
  expect(changedValues({}, { note: text })).toBeUndefined();
  expect(changedValues({}, { note: `My number is ${text}` })).toBeUndefined();
});

it('keeps phone numbers and dates', () => {
  const values = { phone: '13900139000', day: '2026-11-26T09:30:00' };
  expect(changedValues({}, values)).toEqual({ phone: '13900139000', day: '2026-11-26T09:30:00' });
});
