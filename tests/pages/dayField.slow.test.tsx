import { screen, waitFor, within } from '@testing-library/react';
import { accountingDay } from '@/domain/calendar';
import { db, resetDb } from '../../mock/lib/db';
import { textIn } from '../../mock/lib/text';
import { field } from '../support/account';
import { setTimeOfDay } from '../support/clock';
import { DEVICE_ZONES, resetDeviceZone, setDeviceZone } from '../support/deviceZone';
import { openPage, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';
import { filesBelow, read } from '../support/sources';

const dropdown = () =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>('.ant-picker-dropdown');
    expect(found).toBeInTheDocument();
    return found as HTMLElement;
  });
const markedDay = async () =>
  (await dropdown()).querySelector('.ant-picker-cell-today')?.getAttribute('title');
const isLoaded = (name: string) => waitFor(() => expect(field(name)).not.toHaveAttribute('readonly'));

afterEach(resetDeviceZone);

it('offers days in the language of the portal, not of the browser', async () => {
  const { user } = await openPage('/usercenter/order', {
    account: 'user',
    title: '我的订单',
    language: 'zh-CN',
  });
  await isLoaded('开始日期');
  await user.click(field('开始日期'));
  expect(await dropdown()).toHaveTextContent('7天前');
  expect(screen.getAllByText('一').length).toBeGreaterThan(0);
});

describe.each(DEVICE_ZONES)('on a device in %s, while the next day has begun in China', (zone) => {
  beforeEach(() => {
    setDeviceZone(zone);
    setTimeOfDay('17:20');
    // The sample data may be of the day before.
    resetDb();
    signIn('admin');
  });

  it.each([
    ['a filter of orders', '/usercenter/order', 'From'],
    ['a range of a dashboard', '/dashboard/analysis', 'End date'],
    ['a form', '/form/basic-form', 'Start date'],
  ])('the day of China is marked in %s', async (_, address, name) => {
    const { user } = renderApp(address);
    await screen.findByLabelText(name);
    await isLoaded(name);
    await user.click(field(name));
    expect(await markedDay()).toBe(accountingDay(Date.now()));
  });

  it('a preset takes the day of China', async () => {
    const { user } = renderApp('/usercenter/order');
    await screen.findByLabelText('From');
    await isLoaded('From');
    await user.click(field('From'));
    await user.click(within(await dropdown()).getByText('today', { selector: 'li' }));
    expect(field('From')).toHaveValue(accountingDay(Date.now()));
  });

  it('a task keeps a start that the clock of the device skips', async () => {
    // 02:30, when daylight saving begins in Los Angeles and in Berlin.
    const [task] = db().lists.tasks;
    if (!task) throw new Error('no task');
    for (const [startAt, shown] of [
      ['2026-03-07T18:30:00.000Z', '2026-03-08 02:30'],
      ['2026-03-28T18:30:00.000Z', '2026-03-29 02:30'],
    ] as const) {
      task.startAt = Date.parse(startAt);
      const { user, unmount } = renderApp('/list/basic-list?pageSize=20');
      await user.click(await screen.findByRole('button', { name: `Edit “${textIn(task.title, 'en')}”` }));
      expect(field('Start time')).toHaveValue(shown);
      unmount();
    }
  });
});

it('shows a day that never was on the device', async () => {
  setDeviceZone('Pacific/Apia');
  signIn('user');
  renderApp('/usercenter/order?from=2011-12-30');
  await screen.findByLabelText('From');
  await isLoaded('From');
  expect(field('From')).toHaveValue('2011-12-30');
});

it('has the day of China in every picker', () => {
  const pickers = filesBelow('src', /\.tsx$/).filter((path) =>
    /\b(?:Date|Range|Time)Picker\b.* from 'antd'/.test(read(path)),
  );
  expect(pickers.length).toBeGreaterThan(1);
  expect(pickers.filter((path) => !read(path).includes('/zoneDays'))).toEqual([]);
});

it('replaces every native date and time input', () => {
  const native = filesBelow('src', /\.tsx$/).filter((path) =>
    /type="(date|time|datetime-local|month|week)"/.test(read(path)),
  );
  expect(native).toEqual([]);
});
