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
  it('shows its text, severity, category, date and end', async () => {
    await open('6201');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'The payment system will be upgraded',
    );
    expect(screen.getByRole('heading', { level: 2, name: 'What is affected' })).toHaveAttribute(
      'id',
      'section-what-is-affected',
    );
    const article = screen.getByRole('article');
    expect(await within(article).findByRole('link', { name: 'Maintenance' })).toHaveAttribute(
      'href',
      '/announcement?category=302',
    );
    expect(article).toHaveTextContent(/Valid until /);
    expect(article.querySelector('time')).toHaveAttribute(
      'title',
      expect.stringMatching(/hours ago|yesterday/),
    );
    await waitFor(() => expect(document.title).toBe('The payment system will be upgraded - Service Market'));
  });

  it('links to its neighbours and sets the document title', async () => {
    const { user } = await open('6103', 'zh-CN');
    const others = await screen.findByRole('navigation', { name: '其他公告' });
    expect(within(others).getByRole('link', { name: /上一篇/ })).toHaveTextContent('支付系统升级通知');
    await user.click(within(others).getByRole('link', { name: /下一篇/ }));
    await waitFor(() => expect(place()).toBe('/announcement/6301'));
    expect(await screen.findByRole('heading', { level: 1, name: '新用户首单立减 50 元' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('新用户首单立减 50 元 - 服务市场'));
    await user.click(screen.getByRole('link', { name: '返回公告列表' }));
    await waitFor(() => expect(document.title).toBe('公告 - 服务市场'));
  });

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

describe('reading an announcement', () => {
  it('marks it as read once', async () => {
    signIn();
    const reads = () => db().announcementReads.filter(({ userId }) => userId === '10002').length;
    const before = reads();
    await open('6201');
    await waitFor(() => expect(callsTo('announcement/read')).toHaveLength(1));
    expect(callsTo('announcement/read')[0]?.body).toEqual({ announcementIds: ['6201'] });
    await waitFor(() => expect(reads()).toBe(before + 1));
  });

  it('sends no call if it is already read, or for a visitor', async () => {
    const { unmount } = await open('6201');
    await screen.findByText(/To support more ways of paying/);
    unmount();
    signIn();
    await open('6202');
    await screen.findByText(/a carrier’s channel failed/);
    expect(callsTo('announcement/read')).toEqual([]);
  });
});

describe('an attachment of an announcement', () => {
  it('is saved under the server’s file name', async () => {
    const saved = watchSaving();
    const { user } = await open('6201', 'zh-CN');
    expect(screen.getByText('升级时间表.csv').parentElement).toHaveTextContent(/\d ?k?B/);
    await user.click(screen.getByRole('button', { name: '下载 升级时间表.csv' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('升级时间表.csv');
    expect(saved[0]?.content.size).toBeGreaterThan(100);
    expect(saved[0]?.content.type).toMatch(/^text\/csv/);
  });

  it.each([
    ['a refusal', '{"code":50003,"message":"The file is being made.","result":null}', /being made/],
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
