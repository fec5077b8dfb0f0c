import { act, render, screen } from '@testing-library/react';
import { Alert } from '@/components/Alert';
import { Select } from '@/components/form/Select';
import { Tabs } from '@/components/Tabs';
import { wrapper } from '../support/texts';

const icons = () =>
  [...document.querySelectorAll('[data-icon]')].map((icon) => icon.getAttribute('data-icon'));

afterEach(() => expect(screen.queryByRole('img', { name: /^[a-z-]+$/ })).not.toBeInTheDocument());

it.each([
  [{ type: 'success' }, 'check-circle'],
  [{ type: 'info' }, 'info-circle'],
  [{ type: 'warning' }, 'exclamation-circle'],
  [{ type: 'error' }, 'close-circle'],
  [{}, 'info-circle'],
  [{ banner: true }, 'exclamation-circle'],
] as const)('the icons of an alert with %j have no names', (props, icon) => {
  render(<Alert showIcon title="Saved" closable={{ 'aria-label': 'Close' }} {...props} />);
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('alert')).toRead('Saved // (Close)');
  expect(icons()).toEqual([icon, 'close']);
});

it('the text of an error reaches screen readers after its alert, whose live region they know by then', () => {
  render(<Alert type="error" title="Not saved" />);
  const alert = screen.getByRole('alert');
  expect(alert).toRead('');
  act(() => jest.advanceTimersByTime(1000));
  expect(alert).toRead('Not saved');
  expect(screen.getByText('Not saved').closest('[aria-live=assertive]')).toBeInTheDocument();
});

it('an alert is closed only where that is offered', () => {
  render(<Alert title="Saved" />);
  expect(screen.getByRole('alert')).toRead('Saved');
});

it('the icon of a select has no name, and shows that its options are loading', () => {
  const { rerender } = render(<Select aria-label="Status" loading />);
  expect(icons()).toEqual(['loading']);
  rerender(<Select aria-label="Status" />);
  expect(icons()).toEqual(['down']);
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveAttribute('autocomplete', 'off');
});

it('the tabs without room are behind a button that is named', () => {
  render(<Tabs items={[{ key: 'one', label: 'One' }]} />, { wrapper });
  // jsdom has no layout: all tabs have room, and the button is hidden.
  expect(document.querySelector('.ant-tabs-nav-more')).toContainElement(screen.getByLabelText('More'));
});
