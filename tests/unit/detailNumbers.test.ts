import { writeSelection } from '@/domain/catalog/selection';
import { readNumber, stepNumber } from '@/pages/serviceMarket/detail/components/purchase/numberRule';

const RULE = { min: 10, max: 95, step: 20 };

describe('a typed number', () => {
  it.each<[string, number | undefined]>([
    ['10', 10],
    [' 30 ', 30],
    ['０５０', 50],
    ['90', 90],
    ['95', undefined],
    ['11', undefined],
    ['110', undefined],
    ['-10', undefined],
    ['10.0', undefined],
    ['1e1', undefined],
    ['1234567890', undefined],
    ['', undefined],
  ])('reads %p as %p', (text, value) => {
    expect(readNumber(text, RULE)).toBe(value);
  });

  it.each<[string, 1 | -1, number]>([
    ['30', 1, 50],
    ['30', -1, 10],
    ['37', 1, 50],
    ['37', -1, 30],
    ['10', -1, 10],
    ['90', 1, 90],
    ['9999', -1, 90],
    ['-5', 1, 10],
    ['words', 1, 50],
    ['', -1, 10],
    [' ５０ ', 1, 70],
  ])('steps from %p by %p to %p', (text, direction, value) => {
    expect(stepNumber(text, 30, direction, RULE)).toBe(value);
  });
});

it('writeSelection keeps other parameters and replaces those of another selection', () => {
  const selection = {
    serviceId: 'a',
    skuCode: 'pro',
    specs: { seats: 5 },
    period: { unit: 'year' as const, count: 1 },
    quantity: 1,
    orderType: 'new' as const,
  };
  const beside = '?serviceId=b&from=mail&quantity=7&trial=1&spec.gone=1&coupon=X&from=chat';
  expect(writeSelection(selection, beside)).toBe(
    '?serviceId=a&plan=pro&period=year-1&spec.seats=5&from=mail&from=chat',
  );
});
