import { act, fireEvent, render, screen } from '@testing-library/react';
import { DayField, RECENT_DAYS } from '@/components/DayField';

let becomeIdle = () => {};
jest.mock('@/browser/idle', () => ({
  whenIdle: () =>
    new Promise<void>((resolve) => {
      becomeIdle = resolve;
    }),
}));

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const icons = () =>
  [...document.querySelectorAll<HTMLElement>('.anticon')].map(({ className }) => className.split(' ')[1]);

it('shows its value, format and icon and keeps the focus while the calendar is on its way', async () => {
  render(
    <>
      <DayField aria-label="From" daysAgo={RECENT_DAYS} />
      <DayField aria-label="To" />
      <DayField aria-label="Start" kind="dateTime" value="2026-11-20T09:30" />
      <DayField aria-label="Hour" kind="time" disabled />
    </>,
  );
  const look = () => ({
    formats: ['From', 'To', 'Start', 'Hour'].map((name) => field(name).placeholder),
    start: field('Start').value,
    disabled: [field('To'), field('Hour')].map(({ disabled }) => disabled),
    icons: icons(),
    focused: document.activeElement?.ariaLabel,
  });
  // The focus moves on from the field below to the one above.
  act(() => field('To').focus());
  act(() => field('From').focus());
  expect(field('From')).toHaveAttribute('readonly');
  const loading = look();
  expect(loading).toEqual({
    formats: ['YYYY-MM-DD', 'YYYY-MM-DD', 'YYYY-MM-DD HH:mm', 'HH:mm'],
    start: '2026-11-20 09:30',
    disabled: [false, true],
    icons: ['anticon-calendar', 'anticon-calendar', 'anticon-calendar', 'anticon-clock-circle'],
    focused: 'From',
  });

  becomeIdle();
  await screen.findByLabelText('From', { selector: ':not([readonly])' });
  expect(look()).toEqual(loading);
  fireEvent.mouseDown(field('From'));
  fireEvent.click(field('From'));
  const presets = await screen.findAllByText(/today|days? ago/, { selector: 'li' });
  expect(presets.map(({ textContent }) => textContent)).toEqual([
    'today',
    '7 days ago',
    '30 days ago',
    '90 days ago',
  ]);
});
