import * as v from 'valibot';
import { announcementListSchema, announcementSchema } from '../../../src/domain/content/announcement';
import { readFileName } from '../../../src/request/download';
import { createMockClient } from './mockClient';

let client = createMockClient();
const chinese = createMockClient('zh-CN');
beforeEach(() => {
  client = createMockClient();
});

const list = async (query = '', token?: string, from = client) =>
  v.parse(announcementListSchema, (await from.get(`announcement/list${query}`, token)).result);
const article = async (id: string, token?: string, from = client) =>
  v.parse(announcementSchema, (await from.get(`announcement/${id}`, token)).result);
const all = async (token?: string, from = client) => (await list('?pageSize=100', token, from)).list;
const file = (path: string, language?: string) =>
  client.send('GET', `announcement/${path}`, undefined, language ? { 'Accept-Language': language } : {});

describe('the list', () => {
  it('contains two dozen announcements of every kind, pinned ones first, then newest first', async () => {
    const found = await all();
    expect(found.length).toBeGreaterThanOrEqual(24);
    expect(new Set(found.map(({ severity }) => severity)).size).toBe(3);
    expect(new Set(found.map(({ category }) => category))).toEqual(new Set(['301', '302', '303']));
    expect(found.map(({ pinned }) => pinned).slice(0, 3)).toEqual([true, true, false]);
    for (const part of [found.slice(0, 2), found.slice(2)]) {
      const dates = part.map(({ publishedAt }) => publishedAt);
      expect(dates).toEqual([...dates].sort().reverse());
    }
    for (const { publishedAt } of found) expect(Date.parse(publishedAt)).toBeLessThan(Date.now());
  });

  it('is filtered by severity', async () => {
    const found = await list('?severity=maintenance');
    expect(found.total).toBeGreaterThan(0);
    expect(found.list.every(({ severity }) => severity === 'maintenance')).toBe(true);
  });

  it('marks expired announcements, which are neither pinned nor unread', async () => {
    const found = await all(await client.signIn('user'));
    const over = found.filter(({ expired }) => expired);
    expect(over.length).toBeGreaterThan(3);
    for (const { pinned, read, expiresAt } of over) {
      expect({ pinned, read }).toEqual({ pinned: false, read: true });
      expect(Date.parse(expiresAt ?? '')).toBeLessThan(Date.now());
    }
  });
});

describe('the unread state', () => {
  it('changes once per announcement, and for one user only', async () => {
    const [mine, other] = [await client.signIn('user'), await client.signIn('admin')];
    const before = (await list('', other)).unreadCount;
    const unread = (await list('?unread=1', mine)).list.map(({ announcementId }) => announcementId);
    const ids = [unread[0], unread[0], 'nothing', 'constructor'];
    const left = { unreadAnnouncementCount: unread.length - 1 };
    expect((await client.post('announcement/read', { announcementIds: ids }, mine)).result).toEqual(left);
    expect((await client.post('announcement/read', { announcementIds: ids }, mine)).result).toEqual(left);
    expect((await article(unread[0] ?? '', mine)).read).toBe(true);
    expect((await client.post('announcement/read', { all: true }, mine)).result).toEqual({
      unreadAnnouncementCount: 0,
    });
    expect((await list('', other)).unreadCount).toBe(before);
    expect(await client.post('announcement/read', { some: true }, mine)).toMatchObject({ code: 400 });
  });
});

describe('one announcement', () => {
  it('has a text, and neighbours in order of publication', async () => {
    const byDate = (await all()).sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
    for (const [index, { announcementId }] of byDate.entries()) {
      const { body, previous, next } = await article(announcementId);
      expect(body.length).toBeGreaterThan(40);
      expect(previous?.announcementId).toBe(byDate[index - 1]?.announcementId);
      expect(next?.announcementId).toBe(byDate[index + 1]?.announcementId);
    }
  });

  it('keeps the invisible characters of the hostile sample', async () => {
    for (const from of [client, chinese]) {
      const { body } = await article('6901', undefined, from);
      expect(body).toContain('<java\tscript:');
      expect(body).toContain('<\u0001javascript:');
    }
  });
});

describe('attachments', () => {
  it("have the announced size, and a name in the caller's language", async () => {
    const withFiles = (await all()).map(({ announcementId }) => announcementId);
    const kinds = new Set<string>();
    for (const announcementId of withFiles) {
      for (const { attachmentId, name, sizeBytes } of (await article(announcementId)).attachments) {
        const response = await file(`${announcementId}/attachment/${attachmentId}`);
        expect(readFileName(response.headers.get('content-disposition'))).toBe(name);
        expect((await response.arrayBuffer()).byteLength).toBe(sizeBytes);
        kinds.add(response.headers.get('content-type') ?? '');
      }
    }
    expect([...kinds].sort()).toEqual([
      'application/pdf',
      'text/csv; charset=utf-8',
      'text/plain; charset=utf-8',
    ]);
    const named = await file('6201/attachment/schedule', 'zh-CN');
    expect(readFileName(named.headers.get('content-disposition'))).toBe('升级时间表.csv');
  });

  it('are complete PDFs with correct object offsets', async () => {
    const bytes = Buffer.from(await (await file('6102/attachment/changes', 'zh-CN')).arrayBuffer());
    const text = bytes.toString('latin1');
    expect(text.startsWith('%PDF-1.4\n')).toBe(true);
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    expect(text.slice(start, start + 4)).toBe('xref');
    const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at));
    expect(offsets.length).toBeGreaterThan(5);
    for (const [index, at] of offsets.entries()) {
      const mark = `${index + 1} 0 obj\n`;
      expect(text.slice(at, at + mark.length)).toBe(mark);
    }
  });
});
