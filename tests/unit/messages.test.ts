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
    const locale = '/portal/src/locales/en-US/rule.ts';
    const code = 'export default {\n  "rule.title": "Rules",\n  "rule.count": \'{n}\'\n};\n';
    const compiled = compileFile(locale, code);
    expect(compiled.code).toContain(
      'export default expandMessages({"rule.title":"Rules","rule.count":[["n"]]})',
    );
    expect(compiled.files).toEqual([locale]);
    expect(compileFile('/portal/src/pages/home.ts', code)).toEqual({ code, files: [] });
  });

  it.each([
    ['are all strings', 'export default { "rule.count": 1 };', 'rule.count'],
    ['are in one object', 'export default texts;', 'object of messages'],
  ])('fail the build unless they %s', (_, code, problem) => {
    expect(() => compileFile('/portal/src/locales/en-US/rule.ts', code)).toThrow(problem);
  });

  it('fail the build when Umi’s locale module no longer drops non-strings', () => {
    expect(() => acceptCompiledMessages('export const addLocale = () => {};')).toThrow('The build found no');
  });
});

it("the parser's replacement rejects a message that was not compiled", () => {
  expect(() => parseNothing('Hello {name}')).toThrow('not compiled at build time: Hello {name}');
});
