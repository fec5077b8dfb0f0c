import { screen, waitFor } from '@testing-library/react';
import dayjs from 'dayjs';
import { field } from '../support/account';
import { openPage } from '../support/renderApp';
import { filesBelow, read } from '../support/sources';

it('offers days in the language of the portal, not of the browser', async () => {
  const { user } = await openPage('/usercenter/order', {
    account: 'user',
    title: '我的订单',
    language: 'zh-CN',
  });
  await waitFor(() => expect(field('开始日期')).not.toHaveAttribute('readonly'));
  await user.click(field('开始日期'));
  await waitFor(() => expect(document.querySelector('.ant-picker-dropdown')?.textContent).toContain('7天前'));
  expect(screen.getAllByText('一').length).toBeGreaterThan(0);
  await user.click(screen.getByText('今天', { selector: 'li' }));
  expect(field('开始日期')).toHaveValue(dayjs().format('YYYY-MM-DD'));
});

it('replaces every native date and time input', () => {
  const native = filesBelow('src', /\.tsx$/).filter((path) =>
    /type="(date|time|datetime-local|month|week)"/.test(read(path)),
  );
  expect(native).toEqual([]);
});
