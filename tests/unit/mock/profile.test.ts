import * as v from 'valibot';
import { currentUserSchema } from '../../../src/domain/account/account';
import { client, signInBeforeEach, token } from './mockClient';

signInBeforeEach();

const put = (changes: object, of = token) =>
  client.call('PUT', 'user/profile', { ...changes, version: 1 }, { 'x-authorization': of });

async function person(of = token) {
  return v.parse(currentUserSchema, (await client.get('user/query/current/userInfo', of)).result);
}

it('changes the given fields, keeps the others and returns all', async () => {
  const { result, code } = await put({ nickname: ' 小满 ', city: '' });
  expect(code).toBe(200);
  expect(result).toEqual({
    nickname: '小满',
    email: 'xiaoman.lin@example.com',
    profile: '',
    country: 'CN',
    province: '广东省',
    city: '',
    street: '南山区科苑路 15 号',
    version: 2,
  });
  expect(await person()).toMatchObject({ nickname: '小满', city: '', province: '广东省' });
});

it('changes neither other users nor other fields', async () => {
  const admin = await client.signIn('admin');
  const before = await person(admin);
  await put({ nickname: 'X', userId: '10001', role: 'admin', userPhone: '13800138000', userName: 'root' });
  expect(await person(admin)).toEqual(before);
  expect(await person()).toMatchObject({ userId: '10002', userName: 'user', userPhone: '139****9000' });
});
