import { isPhone, maskPhone, normalizePhone } from '@/domain/account/phone';

describe('normalizePhone', () => {
  it.each([
    ['plain', '13800138000'],
    ['spaces', ' 138 0013 8000 '],
    ['no-break and ideographic spaces', '138\u00a00013\u30008000'],
    ['tab and line break', '138\t00138000\n'],
    ['hyphens', '138-0013-8000'],
    ['other dashes', '138\u20110013\u20148000'],
    ['a minus sign', '138\u22120013\u22128000'],
    ['zero-width characters', '\u200b138\u200d0013\ufeff8000\u2060'],
    ['direction marks of a contact list', '\u202a13800138000\u202c'],
    ['full-width digits', '１３８００１３８０００'],
    ['+86', '+8613800138000'],
    ['+86 with spaces', '+86 138 0013 8000'],
    ['full-width +86', '＋８６１３８００１３８０００'],
    ['0086', '0086-138-0013-8000'],
    ['a hyphen inside the prefix', '+8-6 13800138000'],
  ])('reads %s', (_name, input) => {
    expect(normalizePhone(input)).toBe('13800138000');
    expect(isPhone(input)).toBe(true);
  });

  it('removes one prefix at the start only', () => {
    expect(normalizePhone('+86+8613800138000')).toBe('+8613800138000');
    expect(normalizePhone('13800138000+86')).toBe('13800138000+86');
  });

  it('keeps other text recognizable', () => {
    expect(normalizePhone('admin')).toBe('admin');
    expect(normalizePhone('')).toBe('');
  });
});

describe('isPhone', () => {
  it.each(['3', '4', '5', '6', '7', '8', '9'])('accepts numbers that start with 1%s', (digit) => {
    expect(isPhone(`1${digit}000000000`)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['10…', '10000000000'],
    ['11…', '11000000000'],
    ['12…', '12000000000'],
    ['ten digits', '1380013800'],
    ['twelve digits', '138001380000'],
    ['another first digit', '23800138000'],
    ['letters', '1380013800a'],
    ['86 without plus', '8613800138000'],
    ['another country', '+1 380 013 8000'],
    ['Arabic digits', '١٣٨٠٠١٣٨٠٠٠'],
    ['a masked number', '138****8000'],
    ['two numbers', '13800138000,13900139000'],
  ])('rejects %s', (_name, input) => {
    expect(isPhone(input)).toBe(false);
  });
});

describe('maskPhone', () => {
  it.each([
    ['13800138000', '138****8000'],
    ['+86 139 0013 9000', '139****9000'],
    ['138****8000', '138****8000'],
    ['', ''],
    ['admin', '*****'],
    ['no phone number at all', '***********'],
  ])('shows %p as %p', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });
});
