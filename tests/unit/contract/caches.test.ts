import { ENDPOINTS } from '../../../config/contract/endpoints';
import { getDocument } from '../../contract/documentSchemas';
import { findProblems } from '../../support/breaks';
import { changeReply, checkTampered, combine, type Tamper } from '../../support/tampering';

/** Reads without a token that nobody may keep, and why. */
const NOT_KEPT = {
  'GET user/captcha': 'each call returns another one',
  'GET user/avatar/{pictureId}': 'it is personal, and would stay in the browser after the sign-out',
  'GET calendar/feed/{token}/renewals.ics': 'it is personal',
  'GET announcement/{announcementId}/attachment/{attachmentId}': 'a file is read once',
};
const kept = ENDPOINTS.filter(({ maxAgeSeconds }) => maxAgeSeconds !== undefined);
const REVIEWS = 'GET service/{serviceId}/reviews';

/** Changes the headers of the replies that may be kept. */
const changeKept = (key: string, changed: Record<string, string>): Tamper =>
  changeReply(key, ({ headers }) => (headers.etag ? { headers: { ...headers, ...changed } } : {}));

/** Has browsers and CDNs keep nothing. */
const keepNothing = kept
  .map(({ key }) => changeKept(key, { 'cache-control': 'no-store' }))
  .reduce((all, next) => combine(next, all));

describe('what may be kept', () => {
  it('is decided of every read without a token', () => {
    const open = ENDPOINTS.filter(({ method, auth }) => method === 'GET' && auth !== 'required');
    expect([...kept.map(({ key }) => key), ...Object.keys(NOT_KEPT)].sort()).toEqual(
      open.map(({ key }) => key).sort(),
    );
    for (const { maxAgeSeconds } of kept) expect(maxAgeSeconds).toBeLessThanOrEqual(300);
  });

  it('has no moment of the reply, on which a countdown would be based', () => {
    const { components, paths } = getDocument();
    for (const { path } of kept) {
      const operation = JSON.stringify(paths[`/${path}`]);
      const names = [...operation.matchAll(/schemas\/(\w+)/g)].map(([, name = '']) => name);
      expect(operation + JSON.stringify(names.map((name) => components.schemas[name]))).not.toContain(
        '"serverTime"',
      );
    }
  });

  it('is in the document, with its headers, the conditional call and its reply', () => {
    const { paths } = getDocument();
    for (const { path, method, maxAgeSeconds } of ENDPOINTS) {
      const text = JSON.stringify(paths[`/${path}`]?.[method.toLowerCase()]);
      const parts = ['parameters/IfNoneMatch', 'headers/ETag', 'headers/Vary', 'responses/NotModified'];
      const found = parts.filter((part) => text.includes(`#/components/${part}`));
      expect([path, found]).toEqual([path, maxAgeSeconds === undefined ? [] : parts]);
      expect(text.includes(`public, max-age=${maxAgeSeconds}`)).toBe(maxAgeSeconds !== undefined);
    }
  });
});

describe('the check of a back end', () => {
  it('accepts one that has nobody keep anything, and says so', async () => {
    const only = ({ key }: { key: string }) =>
      key.startsWith('GET column') || key.startsWith('GET agreement');
    const report = await checkTampered({ tamper: keepNothing, writes: false, only });
    expect(report.broken).toEqual([]);
    expect(report.lines().join('\n')).toContain(
      'Caches, because no reply may be kept or it has no tag: GET column/list; GET agreement/list',
    );
  });

  it('sees that a write has changed what visitors get, but not its tag', async () => {
    const byLanguage = changeReply(REVIEWS, ({ headers, ...reply }, { headers: sent, path }) => {
      if (!headers.etag) return {};
      const etag = `"${sent.get('accept-language')} ${path}"`;
      const isKnown = sent.get('if-none-match')?.includes(etag);
      return { ...(isKnown ? { status: 304, body: '' } : reply), headers: { ...headers, etag } };
    });
    const only = /review|service\/list/;
    expect(await findProblems(byLanguage, only)).toEqual([]);
    expect(await findProblems(byLanguage, only, true)).toEqual([`${REVIEWS}: header ETag`]);
  });

  it.each([
    ['public', 'header Cache-Control'],
    ['public, max-age=0, s-maxage=61', 'header Cache-Control'],
    ['public, max-age=30, stale-while-revalidate=31', 'header Cache-Control'],
    ['public, max-age=30, stale-while-revalidate=30', undefined],
    ['public, no-cache', undefined],
    ['private, max-age=60', undefined],
  ])('judges %s', async (control, problem) => {
    const change = changeKept('GET column/list', { 'cache-control': control });
    expect(await findProblems(change, 'GET column/list')).toEqual(
      problem ? [`GET column/list: ${problem}`] : [],
    );
  });
});
