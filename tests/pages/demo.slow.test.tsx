import { screen, waitFor } from '@testing-library/react';
import type { Language } from '@/browser/locale';
import { SCENARIOS } from '../../mock/lib/scenarios';
import { button } from '../support/account';
import { openDemo, outcome, popups, trigger } from '../support/demo';

describe('the error catalogue', () => {
  it.each<[Language, string]>([
    ['en-US', 'Trigger'],
    ['zh-CN', '触发'],
  ])('has a row for every scenario of the mocks, with its note in %s', async (language, verb) => {
    await openDemo('', language);
    for (const { name, note } of SCENARIOS) {
      const row = screen.getByRole('button', { name: `${verb} ${name}` }).closest('li');
      expect(row).toHaveTextContent(note[language === 'zh-CN' ? 'zh' : 'en']);
    }
    // Every scenario of the page has an expectation here.
    expect(screen.queryByRole('heading', { name: /^(Other scenarios|其他场景)$/ })).toBeNull();
    expect(screen.queryByText(/^(What its note says\.|以场景说明为准。)$/)).toBeNull();
  });

  it.each<[string, string[], string]>([
    ['no-content', [], 'Succeeded without a result'],
    [
      'failure-message',
      ['Many people are asking right now. Please try again later.'],
      'Failed: business · code 50001 · HTTP 200Many people are asking right now. Please try again later.',
    ],
    [
      'http-418',
      ['Something went wrong on the server. Please try again later.'],
      'Failed: http · code 418 · HTTP 418Something went wrong on the server. Please try again later.',
    ],
    [
      'network-lost',
      ['network erroryour network is abnormal and cannot connect to the server'],
      'Failed: network · code 1999',
    ],
    [
      'show-type-4',
      ['STOCK_NOT_ENOUGHThe chosen plan is out of stock.'],
      'Failed: business · code STOCK_NOT_ENOUGH · HTTP 200The chosen plan is out of stock.',
    ],
    [
      'show-type-0',
      [],
      'Failed: business · code STOCK_NOT_ENOUGH · HTTP 200The chosen plan is out of stock.',
    ],
    [
      'html-page',
      ['We couldn’t read the server’s response. Please try again later.'],
      'Failed: parse · HTTP 200',
    ],
    ['hang', ['timeout of 1000ms exceeded'], 'Failed: timeout'],
  ])('%s shows its popup once and the outcome beside it', async (name, shown, seen) => {
    const { user } = await openDemo();
    await trigger(user, name);
    expect(outcome(name)).toHaveTextContent(seen);
    expect(popups()).toEqual(shown);
  });

  it.each<[string, string, string, string]>([
    [
      'failure-no-message',
      '错误消息：“服务器出错了，请稍后重试。”',
      '服务器出错了，请稍后重试。',
      '失败：business · code 50001 · HTTP 200服务器出错了，请稍后重试。',
    ],
    [
      'network-lost',
      '通知：“您的网络发生异常，无法连接服务器”，code 为 1999。',
      '网络异常您的网络发生异常，无法连接服务器',
      '失败：network · code 1999',
    ],
    [
      'code-401-no-message',
      '弹出“登录状态已超时，请重新登录”，退出一次，转到登录页。',
      '登录状态已超时，请重新登录',
      '失败：session · code 401 · HTTP 200登录状态已超时，请重新登录',
    ],
  ])('%s speaks Chinese to those who do', async (name, expected, shown, seen) => {
    const { user } = await openDemo('', 'zh-CN');
    await user.click(button(`触发 ${name}`));
    await waitFor(() => expect(popups()).toEqual([shown]));
    const row = button(`触发 ${name}`).closest('li');
    expect(row).toHaveTextContent(expected);
    await waitFor(() => expect(row).toHaveTextContent(seen));
  });
});
