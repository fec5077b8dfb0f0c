import { createIntl as createReactIntl } from '@umijs/plugins/node_modules/react-intl';
import { createElement, Fragment, type ReactNode } from 'react';
import IntlProvider, { type CompactElement, createIntl } from '../../config/overrides/intl';
import { compileMessage, compileMessages } from '../../config/plugins/messages';
import { filesBelow } from '../support/sources';

const messages = filesBelow('src/locales', /\/locales\/[^/]+\/\w+\.ts$/).flatMap((path) =>
  Object.values<string>(jest.requireActual<{ default: Record<string, string> }>(`../../${path}`).default),
);

/** Formats a message as a build does. */
const formatted = (message: string | CompactElement[], values?: Record<string, ReactNode>) =>
  createIntl({ locale: 'en-US', messages: { message } }).formatMessage({ id: 'message' }, values);

/** Formats a message as the dev server does. */
const reference = (message: string, values?: Record<string, ReactNode>) =>
  createReactIntl({ locale: 'en-US', messages: { message } }).formatMessage(
    { id: 'message' as TextId },
    values,
  );

/** Values for every argument of a message: one text, or the same number. */
function sampleValues(message: string, number: number) {
  const names = [...message.matchAll(/\{(\w+)(, (?:number|plural))?/g)];
  return Object.fromEntries(names.map(([, name, isNumber]) => [name, isNumber ? number : 'a # {text}']));
}

/** Compiles a transpiled file, and returns its code and which files were reported. */
function compileFile(filePath: string, code: string) {
  const files: string[] = [];
  return { code: compileMessages((file) => files.push(file))({ code, filePath }), files };
}

describe('messages at build time', () => {
  it('stay strings without arguments, and become compact lists with arguments', () => {
    expect(compileMessage('Plain, with a # and 100%')).toBe('Plain, with a # and 100%');
    expect(compileMessage('Hello {name}')).toEqual(['Hello ', ['name']]);
    expect(compileMessage("It''s '{quoted}'")).toEqual(["It's {quoted}"]);
    expect(compileMessage('{n, plural, one {# rule} other {# rules}}')).toEqual([
      ['n', { one: [0, ' rule'], other: [0, ' rules'] }],
    ]);
  });

  it.each([
    '{n, number} of {total, number}',
    '{n, plural, =0 {none} other {# of {total, plural, one {#} other {#s}}}}',
    '{n, plural, one {{name}} other {# #}} after',
  ])('are formatted as by react-intl: %s', (message) => {
    for (const n of [0, 1, 2, 12_345]) {
      const values = { n, total: n + 1, name: 'One' };
      expect(formatted(compileMessage(message), values)).toBe(reference(message, values));
    }
  });

  it('can all be compiled and are formatted as by react-intl', () => {
    expect(messages.length).toBeGreaterThan(1_000);
    for (const message of messages) {
      const compiled = JSON.parse(JSON.stringify(compileMessage(message)));
      for (const number of message.includes('{') ? [0, 1, 2, 12_345] : [0]) {
        const values = sampleValues(message, number);
        expect(formatted(compiled, values)).toBe(reference(message, values));
      }
    }
  });

  it('show elements among their texts, and nothing for an empty value', () => {
    const link = createElement('a', { key: 'link' });
    expect(formatted(['Read ', ['link'], '.'], { link })).toEqual(
      createElement(Fragment, null, 'Read ', link, '.'),
    );
    for (const name of [undefined, null, false, ''])
      expect(formatted(['By ', ['name']], { name })).toBe('By ');
    expect(formatted([{ value: 'a {value}' }])).toBe('a {value}');
  });

  it('that are missing show their id', () => {
    expect(createIntl({ locale: 'en-US', messages: {} }).formatMessage({ id: 'rule.none' })).toBe(
      'rule.none',
    );
  });

  it.each([
    ['New device', 'New device'],
    ['{count} of {all} devices, {other}', '3 of 45 devices, {other}'],
  ])('that are missing show the default "%s"', (defaultMessage, shown) => {
    const { formatMessage } = createIntl({ locale: 'en-US', messages: {} });
    expect(formatMessage({ id: 'rule.none', defaultMessage }, { count: 3, all: 45 })).toBe(shown);
  });

  it('come with numbers as react-intl formats them', () => {
    for (const locale of ['en-US', 'zh-CN'])
      for (const options of [undefined, { style: 'percent', maximumFractionDigits: 1 } as const])
        expect(createIntl({ locale, messages: {} }).formatNumber(12_345.678, options)).toBe(
          createReactIntl({ locale }).formatNumber(12_345.678, options),
        );
    expect(IntlProvider).toThrow('Not supported');
  });

  it.each([
    '{',
    '{n',
    '{n, plural, one {a}',
    '{n, number, ::percent}',
    '{n, number, percent}',
    '{n, plural, offset:1 one {a} other {#}}',
    '{n, selectordinal, one {#st} other {#th}}',
    '{of, select, me {mine} other {theirs}}',
    '{at, date}',
    'Read <b>this</b>',
  ])('reject %p', (message) => {
    expect(() => compileMessage(message)).toThrow();
  });

  it('are compiled in locale files only', () => {
    const locale = '/portal/src/locales/en-US/rule.ts';
    const code = 'export default {\n  "rule.title": "Rules",\n  "rule.count": \'{n}\'\n};\n';
    const compiled = compileFile(locale, code);
    expect(compiled.code).toContain('export default {"rule.title":"Rules","rule.count":[["n"]]};');
    expect(compiled.files).toEqual([locale]);
    expect(compileFile('/portal/src/pages/home.ts', code)).toEqual({ code, files: [] });
  });

  it.each([
    ['are all strings', 'export default { "rule.count": 1 };', 'rule.count'],
    ['are in one object', 'export default texts;', 'object of messages'],
  ])('fail the build unless they %s', (_, code, problem) => {
    expect(() => compileFile('/portal/src/locales/en-US/rule.ts', code)).toThrow(problem);
  });
});
