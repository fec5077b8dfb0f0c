import { act, screen, waitFor } from '@testing-library/react';
import { readPrivateDraft, writePrivateDraft } from '@/browser/privateDraft';
import { session } from '@/request/session';
import { db } from '../../mock/lib/db';
import { signInAs } from '../support/orders';
import { place, renderApp } from '../support/renderApp';

it('a visitor who opens a page for members is sent to sign in, with the way back', async () => {
  renderApp('/usercenter/order?tab=refund#list');
  await waitFor(() =>
    expect(place()).toBe(`/login?redirect=${encodeURIComponent('/usercenter/order?tab=refund#list')}`),
  );
});

it('a switch of language changes the language of the document', async () => {
  const { user } = renderApp('/login', { language: 'zh-CN' });
  const english = await screen.findByRole('button', { name: 'English' });
  expect(document.documentElement).toHaveAttribute('lang', 'zh-CN');
  await user.click(english);
  expect(document.documentElement).toHaveAttribute('lang', 'en-US');
});

it('a sign-out forgets what was typed', async () => {
  signInAs('user');
  const { userId = '' } = db().users.find(({ userName }) => userName === 'user') ?? {};
  writePrivateDraft(userId, 'remark', { text: 'Half a sentence' });
  renderApp('/usercenter/overview');
  await screen.findByRole('heading', { level: 1 });
  expect(readPrivateDraft(userId, 'remark')).toEqual({ text: 'Half a sentence' });
  await act(() => session.end());
  await waitFor(() => expect(place()).toBe('/login'));
  expect(readPrivateDraft(userId, 'remark')).toEqual({});
});
