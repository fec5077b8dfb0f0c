import { parse, stringify } from '@/request/queryString';

describe('stringify', () => {
  it.each([
    [{}, ''],
    [{ a: 1, b: 'x y' }, 'a=1&b=x%20y'],
    [{ id: ['1', '2', '3'] }, 'id=1&id=2&id=3'],
    [{ id: [] }, ''],
    [{ a: undefined, b: false, c: 0, d: '' }, 'b=false&c=0&d='],
    [{ a: null }, 'a'],
    [{ range: { from: 1, to: 2 } }, 'range%5Bfrom%5D=1&range%5Bto%5D=2'],
    [{ at: new Date(0) }, 'at=1970-01-01T00%3A00%3A00.000Z'],
    [{ 名: '值&=' }, '%E5%90%8D=%E5%80%BC%26%3D'],
    [{ q: "!'()*" }, 'q=%21%27%28%29%2A'],
    [['a', 'b'], '0=a&1=b'],
  ])('writes %j', (fields, expected) => {
    expect(stringify(fields)).toBe(expected);
  });

  it('is restored by parse', () => {
    const fields = { name: '服务 & more', id: ['1', '2'], empty: '' };
    expect(parse(stringify(fields))).toEqual(fields);
  });
});

it('parse collects repeated keys', () => {
  expect(parse('a=1&a=2&a=3&b=%E5%80%BC')).toEqual({ a: ['1', '2', '3'], b: '值' });
});
