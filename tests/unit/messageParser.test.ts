import { pegParse as reference } from 'intl-messageformat-parser';
import { pegParse } from '../../config/lean/messageParser';
import { filesBelow } from '../support/sources';

/** Every text of both languages. */
const texts = filesBelow('src/locales', /(en-US|zh-CN)\/\w+\.ts$/).flatMap((path) =>
  Object.values<string>(jest.requireActual<{ default: Record<string, string> }>(`../../${path}`).default),
);

const SAMPLES = [
  '',
  'plain',
  '{ name }',
  '{n, number}',
  '{n, number, percent} of {d, date, short} at {t,time}',
  '{n, plural, =0 {none} one {# thing} other {# things of {owner}}}',
  '{n, plural, offset:1 one{#} other{# #}} after',
  '{n, selectordinal, one {#st} other {#th}}',
  '{who, select, me {mine {n, plural, other {#}}} other {theirs}}',
  "it''s, it's, '{quoted}' and '{it''s}' # {x}",
  "{n, plural, other {'#' is #, '{'}}",
];

describe('the parser of messages', () => {
  it('reads every text of the portal as the library does', () => {
    expect(texts.length).toBeGreaterThan(1_000);
    for (const text of texts) expect([text, pegParse(text)]).toEqual([text, reference(text, {})]);
  });

  it.each(SAMPLES)('reads %p as the library does', (text) => {
    expect(pegParse(text)).toEqual(reference(text, {}));
  });

  it.each(['{', '}', '{n', '{n,}', '{n, plural, one {a}', '{n, number, ::percent}', '{n, odd, x}'])(
    'refuses %p',
    (text) => {
      expect(() => pegParse(text)).toThrow(SyntaxError);
    },
  );
});
