import { screen, waitFor, within } from '@testing-library/react';
import type { Language } from '@/browser/locale';
import { db } from '../../mock/lib/db';
import { callsTo } from '../support/account';
import { failCalls } from '../support/network';
import { mockServer } from '../support/pageSetup';
import { openPage, place } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const open = (id: string, language: Language = 'en-US') => openPage(`/announcement/${id}`, { language });

/** Records the files that the page saves. */
function watchSaving() {
  const saved: { name: string; content: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (content: Blob) => {
    blobs.set(`blob:${blobs.size}`, content);
    return `blob:${blobs.size - 1}`;
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: blobs.get(this.href) as Blob });
  });
  return saved;
}

describe('an announcement', () => {
  it('that does not exist shows a way back', async () => {
    const { user } = await open('nothing');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There is no such announcement');
    expect(document.querySelector('.ant-message-notice')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Back to announcements' }));
    await waitFor(() => expect(place()).toBe('/announcement'));
  });

  it('offers a retry after a failure', async () => {
    const restore = failCalls('announcement/6201');
    const { user } = await open('6201');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Couldn’t load this announcement');
    restore();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/To support more ways of paying/)).toBeVisible();
  });
});

it('reading an announcement marks it as read once', async () => {
  signIn();
  const reads = () => db().announcementReads.filter(({ userId }) => userId === '10002').length;
  const before = reads();
  for (const _visit of ['first', 'second']) {
    const { unmount } = await open('6201');
    await waitFor(() => expect(reads()).toBe(before + 1));
    unmount();
  }
  expect(callsTo('announcement/read').map(({ body }) => body)).toEqual([{ announcementIds: ['6201'] }]);
});

describe('an attachment of an announcement', () => {
  it('is saved under the server’s file name; the article leads to its neighbours', async () => {
    const saved = watchSaving();
    const { user } = await open('6201', 'zh-CN');
    const article = screen.getByRole('article');
    expect(await within(article).findByRole('link', { name: '系统维护' })).toHaveAttribute(
      'href',
      '/announcement?category=302',
    );
    expect(screen.getByText('升级时间表.csv').parentElement).toHaveTextContent(/\d ?k?B/);
    await user.click(screen.getByRole('button', { name: '下载 升级时间表.csv' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('升级时间表.csv');
    expect(saved[0]?.content.size).toBeGreaterThan(100);
    expect(saved[0]?.content.type).toMatch(/^text\/csv/);
    // A visitor marks nothing as read.
    expect(callsTo('announcement/read')).toEqual([]);

    const others = await screen.findByRole('navigation', { name: '其他公告' });
    const next = within(others).getByRole('link', { name: /下一篇/ });
    await user.click(next);
    await waitFor(() => expect(place()).toBe(next.getAttribute('href')));
    await user.click(await screen.findByRole('link', { name: '返回公告列表' }));
    await waitFor(() => expect(document.title).toBe('公告 - 服务市场'));
  });

  it.each([
    ['an envelope without a file', '{"code":200,"result":{}}', /gave no file/],
    ['broken JSON', '{"code":500,"mess', /./],
  ])('that turns out to be %s is not saved, and the person is told', async (_name, body, text) => {
    const saved = watchSaving();
    const { user } = await open('6201');
    const forward = mockServer();
    window.fetch = (input, init) =>
      String(input).includes('/attachment/')
        ? Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }))
        : forward(input, init);
    await user.click(screen.getByRole('button', { name: /Download Upgrade schedule/ }));
    await waitFor(() => expect(document.querySelector('.ant-message-notice')).toHaveTextContent(text));
    expect(saved).toEqual([]);
    expect(screen.getByRole('button', { name: /Download Upgrade schedule/ })).toBeEnabled();
  });
});
