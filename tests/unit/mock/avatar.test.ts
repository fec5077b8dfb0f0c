import { client, type Envelope, signInBeforeEach, token } from './mockClient';

const PNG = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from('rest'),
]);

signInBeforeEach();

async function upload(content?: Buffer) {
  const body = new FormData();
  if (content) body.append('file', new File([new Uint8Array(content)], 'avatar.jpg'));
  const reply = await client.mockFetch('/api/v1/user/avatar', {
    method: 'POST',
    headers: { 'x-authorization': token },
    body,
  });
  const envelope: Envelope = await reply.json();
  return envelope;
}

const avatarUrl = ({ result }: Envelope) => (result as { avatar: string }).avatar;
const currentAvatar = async () => avatarUrl(await client.get('user/query/current/userInfo', token));

it('is saved for the current user, and served to everyone by URL', async () => {
  const url = avatarUrl(await upload(PNG));
  expect(await currentAvatar()).toBe(url);
  const picture = await client.mockFetch(url);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await picture.arrayBuffer())).toEqual(PNG);
});
