import { parseExpression } from '@babel/parser';
import { moduleScope } from '../../../config/contract/domainSource';
import { withTexts } from '../../../config/contract/propertyTexts';

/** The descriptions of the fields of a schema, which is declared by an expression in the module of the shared schemas. */
function describeFields(source: string, names: readonly string[]): Record<string, unknown> {
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const node = parseExpression(source, { plugins: ['typescript'] });
  const described = withTexts({ properties }, { node, scope: moduleScope('schemas.ts') });
  const texts = Object.entries(described.properties ?? {}).map(([name, part]) => [
    name,
    typeof part === 'object' ? part.description : undefined,
  ]);
  return Object.fromEntries(texts);
}

describe('the description of a field', () => {
  it('is the comment above it', () => {
    const source = `v.object({ /** Code of a coupon. */ code: text, other: text })`;
    expect(describeFields(source, ['code', 'other'])).toEqual({
      code: 'Code of a coupon.',
      other: undefined,
    });
  });

  it('does not come from another field of that name', () => {
    const source = `v.object({ /** What is bought. */ about: v.object({ /** An inner one. */ code: text }), code: text })`;
    expect(describeFields(source, ['code'])).toEqual({ code: undefined });
  });

  it('stays when the field is optional, spread or replaced', () => {
    const source = `v.object({
      ...v.partial(v.object({ /** Name of the rule. */ name: text, /** Its text. */ text })).entries,
      name: count,
    })`;
    expect(describeFields(source, ['name', 'text'])).toEqual({
      name: 'Name of the rule.',
      text: 'Its text.',
    });
  });

  it('is that of the declared schema without a comment of its own', () => {
    expect(describeFields('v.object({ serverTime })', ['serverTime'])).toEqual({
      serverTime: "The server's clock at the time of the reply.",
    });
    expect(describeFields('v.object({ at: v.optional(serverTime) })', ['at'])).toEqual({
      at: "The server's clock at the time of the reply.",
    });
  });

  it('stands at the schema of all names of a list, or at the name', () => {
    const source = `v.object(v.entriesFromList([/** Still open. */ 'open', 'done'], /** Number of tasks. */ count))`;
    expect(describeFields(source, ['open', 'done'])).toEqual({
      open: 'Still open.',
      done: 'Number of tasks.',
    });
  });

  it('has the value of a constant, which must exist', () => {
    const limit = (name: string) =>
      describeFields(`v.object({ /** At most \`${name}\`. */ list: text })`, ['list']);
    expect(limit('MAX_RULE_BATCH')).toEqual({ list: 'At most 1000.' });
    expect(limit('LOGIN_LIMITS.lockForMs')).toEqual({ list: 'At most 900000.' });
    expect(() => limit('MAX_OF_NOTHING')).toThrow('MAX_OF_NOTHING');
  });
});
