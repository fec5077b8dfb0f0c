import { parse } from 'intl-messageformat-parser';
import { expandMessages } from '../../config/overrides/compiledMessages';
import { parse as parseNothing } from '../../config/overrides/messageParser';
import { acceptCompiledMessages, compileMessage, compileMessages } from '../../config/plugins/messages';
import { filesBelow } from '../support/sources';

const messages = filesBelow('src/locales', /(en-US|zh-CN)\/\w+\.ts$/).flatMap((path) =>
  Object.values<string>(jest.requireActual<{ default: Record<string, string> }>(`../../${path}`).default),
);

/** A message as a build shows it. */
const expanded = (message: string) =>
  expandMessages(JSON.parse(JSON.stringify({ message: compileMessage(message) }))).message;

/** Runs the Babel plugin on a file with one message, and returns the compiled message. */
function compileFile(filename: string, message: { type: string; value?: unknown }): unknown {
  const files: string[] = [];
  const property: { value: { type: string; value?: unknown } } = { value: message };
  const node = () => ({});
  const types = {
    identifier: node,
    stringLiteral: node,
    callExpression: node,
    importSpecifier: node,
    importDeclaration: node,
  };
  const template = {
    expression: (code: string) => () => ({ type: 'ArrayExpression', value: JSON.parse(code) }),
  };
  compileMessages((file) => files.push(file))({ types, template }).visitor.ExportDefaultDeclaration(
    {
      node: { declaration: { expression: { properties: [property] } } },
      insertBefore: () => {},
      buildCodeFrameError: (text) => new Error(text),
    },
    { filename },
  );
  expect(files).toEqual(property.value === message ? [] : [filename]);
  return property.value.value;
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
    '{n, number} of {total, number, percent}',
    '{n, plural, offset:1 one {{name}} other {# #}} after',
    '{n, plural, =0 {none} other {# of {total, plural, one {#} other {#s}}}}',
    '{n, selectordinal, one {#st} other {#th}}',
    '{of, select, me {mine {n, plural, other {#}}} other {theirs}}',
  ])("match the parser's output after expansion: %s", (message) => {
    expect(expanded(message)).toEqual(parse(message, { normalizeHashtagInPlural: false }));
  });

  it('can all be compiled, and strings need no parser', () => {
    expect(messages.length).toBeGreaterThan(1_000);
    for (const message of messages) {
      const shown = expanded(message);
      expect(typeof shown === 'string' ? parseNothing(shown) : shown).toEqual(
        parse(message, { normalizeHashtagInPlural: false }),
      );
    }
  });

  it.each(['{', '{n', '{n, plural, one {a}', '{n, number, ::percent}'])('reject %p', (message) => {
    expect(() => compileMessage(message)).toThrow();
  });

  it('are compiled in locale files only', () => {
    const message = { type: 'StringLiteral', value: '{n}' };
    expect(compileFile('/portal/src/locales/en-US/rule.ts', message)).toEqual([['n']]);
    expect(compileFile('/portal/src/pages/home.ts', message)).toBe('{n}');
  });

  it('fail the build unless they are plain strings', () => {
    expect(() => compileFile('/portal/src/locales/en-US/rule.ts', { type: 'TemplateLiteral' })).toThrow(
      'an object of string literals',
    );
  });

  it('fail the build when Umi’s locale module no longer drops non-strings', () => {
    expect(() => acceptCompiledMessages('export const addLocale = () => {};')).toThrow('The build found no');
  });
});

it("the parser's replacement rejects a message that was not compiled", () => {
  expect(() => parseNothing('Hello {name}')).toThrow('not compiled at build time: Hello {name}');
});
