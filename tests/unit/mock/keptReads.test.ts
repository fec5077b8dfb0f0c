import type * as v from 'valibot';
import { entityTag, matchesTag } from '../../../mock/lib/keptReads';
import type { serviceListSchema } from '../../../src/domain/catalog/service';
import type { ReviewList } from '../../../src/domain/review/review';
import { client, startBeforeEach } from './mockClient';

startBeforeEach();

const ENGLISH = { 'accept-language': 'en-US' };
const get = (path: string, headers: Record<string, string> = {}) =>
  client.mockFetch(`/api/v1/${path}`, { headers: { ...ENGLISH, ...headers } });
const header = async (path: string, name: string, headers?: Record<string, string>) =>
  (await get(path, headers)).headers.get(name);

describe('a read that may be kept', () => {
  it.each([
    ['column/list', 'public, max-age=60'],
    ['service/list?sort=price', 'public, max-age=60'],
    ['announcement/list', 'public, max-age=60'],
    ['user/linked/provider', 'public, max-age=300'],
  ])('%s names a tag, its time and what it depends on', async (path, control) => {
    const { headers } = await get(path);
    expect(headers.get('cache-control')).toBe(control);
    expect(headers.get('etag')).toMatch(/^W\/"[0-9a-f]{16}"$/);
    expect(headers.get('vary')).toMatch(/^Accept-Language, X-Authorization\b/);
    expect(headers.get('date')).not.toBeNull();
  });

  it('is answered with 304 and no body when the caller has it', async () => {
    const tag = (await header('service/list', 'etag')) ?? '';
    const reply = await get('service/list', { 'if-none-match': tag });
    expect([reply.status, await reply.text(), reply.headers.get('etag')]).toEqual([304, '', tag]);
    expect(reply.headers.get('cache-control')).toBe('public, max-age=60');
    expect((await get('service/list', { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it('has another tag in another language and for another content', async () => {
    const tags = await Promise.all([
      header('service/list', 'etag'),
      header('service/list', 'etag', { 'accept-language': 'zh-CN' }),
      header('service/list?sort=price', 'etag'),
    ]);
    expect(new Set(tags).size).toBe(3);
  });

  it('has another tag after its content has changed', async () => {
    const token = await client.signIn();
    const services = (await client.get('service/list')).result as v.InferOutput<typeof serviceListSchema>;
    const path = `service/${services.list[0]?.serviceId}/reviews`;
    const reviews = (await client.get(path, token)).result as ReviewList;
    const review = reviews.list.find(({ own, helpful }) => !own && !helpful);
    const before = await header(path, 'etag');
    expect(await header(path, 'etag')).toBe(before);
    await client.post(`review/${review?.reviewId}/helpful`, { helpful: true }, token);
    expect(await header(path, 'etag')).not.toBe(before);
  });

  it('is asked for again each time in a state that others change, such as that of a test', async () => {
    const headers = { 'x-mock-state': 'kept-reads' };
    expect(await header('service/list', 'cache-control', headers)).toBe('public, no-cache');
    const tag = (await header('service/list', 'etag', headers)) ?? '';
    expect((await get('service/list', { ...headers, 'if-none-match': tag })).status).toBe(304);
  });
});

describe('no-store', () => {
  it('is said to a user, whose replies may differ', async () => {
    const token = await client.signIn();
    for (const path of ['column/list', 'announcement/list', 'service/list']) {
      const { headers } = await get(path, { 'x-authorization': token });
      expect([path, headers.get('cache-control'), headers.get('etag')]).toEqual([path, 'no-store', null]);
    }
  });

  it.each(['service/none', 'provider/none', 'agreement/none', 'user/captcha', 'order/list'])(
    'is said by %s, a refusal or a read that is not kept',
    async (path) => {
      expect(await header(path, 'cache-control')).toBe('no-store');
    },
  );

  it('is said by what a scenario changes', async () => {
    expect(await header('service/list', 'cache-control', { 'x-mock-scenario': 'slow' })).not.toContain(
      'public',
    );
  });
});

describe('matchesTag', () => {
  const tag = entityTag('content');
  it.each<[string | string[] | undefined, boolean]>([
    [undefined, false],
    ['', false],
    ['*', true],
    [tag, true],
    [tag.slice(2), true],
    [`"a", ${tag} , W/"b,c"`, true],
    [['"a"', tag], true],
    ['"a,*"', false],
    [tag.replaceAll('"', ''), false],
    [tag.slice(0, -2), false],
  ])('of %j is %p', (sent, isMatch) => {
    expect(matchesTag(sent, tag)).toBe(isMatch);
  });
});
