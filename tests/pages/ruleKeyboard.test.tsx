import { fireEvent, screen, waitFor } from '@testing-library/react';
import { passTime } from '../support/clock';
import { signInAs } from '../support/orders';
import { place } from '../support/renderApp';
import { openRules, PAGE } from '../support/rulePage';

beforeEach(() => signInAs('admin'));

it('searches for the word of an input method when it is finished', async () => {
  await openRules();
  const field = screen.getByRole('searchbox');
  fireEvent.input(field, { target: { value: 'dian' }, isComposing: true });
  await passTime(1_000);
  expect(place()).toBe(PAGE);
  fireEvent.input(field, { target: { value: '电子' }, isComposing: true });
  fireEvent.compositionEnd(field);
  await waitFor(() => expect(place()).toBe(`${PAGE}?keyword=${encodeURIComponent('电子')}`));
});
