import chargeTexts from '@@/texts/charge';
import { useT } from '@@/texts/order';
import { render, renderHook } from '@testing-library/react';
import { IntlProvider } from '@umijs/max';
import { createElement, type PropsWithChildren } from 'react';
import { textsOf } from '@/locales/texts';
import { wrapper } from '../support/texts';

it('shows the texts of its area, of the entry and of further areas', () => {
  const { result } = renderHook(() => useT(chargeTexts), { wrapper });
  const t = result.current;
  expect(t('order.quantity.times', { count: 2 })).toBe('2 units');
  expect([t('frame.more'), t('charge.sum')]).toEqual(['More', 'Total']);
});

it('shows a node where a value is one', () => {
  const { result } = renderHook(() => useT(), { wrapper });
  const amount = <strong>¥29</strong>;
  const { container } = render(result.current('order.price.per.month', { amount, count: 1 }));
  expect(container.innerHTML).toBe('<strong>¥29</strong> / month');
});

it('returns the same function while the language stays, so that effects and memos do not run again', () => {
  const messages = textsOf('en-US') as Record<string, string>;
  const language = ({ children }: PropsWithChildren) =>
    createElement(IntlProvider, { locale: 'en-US', messages }, children);
  const { result, rerender } = renderHook(() => useT(), { wrapper: language });
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});
