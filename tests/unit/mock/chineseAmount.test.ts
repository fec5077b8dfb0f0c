import { chineseAmount } from '../../../mock/lib/invoices/chineseAmount';

it.each([
  [0, '零元整'],
  [1, '壹分'],
  [10, '壹角'],
  [105, '壹元零伍分'],
  [150, '壹元伍角'],
  [128_050, '壹仟贰佰捌拾元伍角'],
  [100_500, '壹仟零伍元整'],
  [101_000, '壹仟零壹拾元整'],
  [1_010_000, '壹万零壹佰元整'],
  [10_010_010, '壹拾万零壹佰元壹角'],
  [10_000_000_100, '壹亿零壹元整'],
  [1_000_500_000_000, '壹佰亿零伍佰万元整'],
  [123_456_789_012, '壹拾贰亿叁仟肆佰伍拾陆万柒仟捌佰玖拾元壹角贰分'],
])('writes %d cents as %s', (cents, text) => {
  expect(chineseAmount(cents)).toBe(text);
});

it('refuses what is no amount', () => {
  for (const wrong of [-1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])
    expect(() => chineseAmount(wrong)).toThrow(RangeError);
});
