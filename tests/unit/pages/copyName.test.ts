import { copyName } from '@/pages/list/components/rule/ruleForm';

const label = (name: string, number: number) =>
  number === 1 ? `${name} (copy)` : `${name} (copy ${number})`;

it('marks a copy', () => {
  expect(copyName('Refunds', [], label)).toBe('Refunds (copy)');
});

it('counts copies, whatever their case', () => {
  expect(copyName('Refunds', ['refunds (COPY)', 'Refunds (copy 2)'], label)).toBe('Refunds (copy 3)');
});

it('does not mark a copy of a copy twice, in either language', () => {
  expect(copyName('Refunds (copy 2)', ['Refunds (copy)'], label)).toBe('Refunds (copy 2)');
  expect(
    copyName('退款（副本）', [], (name, number) =>
      number === 1 ? `${name}（副本）` : `${name}（副本 ${number}）`,
    ),
  ).toBe('退款（副本）');
});

it('shortens a long name to the longest allowed one', () => {
  const name = copyName('x'.repeat(80), [], label);
  expect(name).toHaveLength(80);
  expect(name).toMatch(/^x+… \(copy\)$/);
});
