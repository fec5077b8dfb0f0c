import { type ParserOptions, parse } from '@babel/parser';

export type Statement = ReturnType<typeof parse>['program']['body'][number];
export type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];

export const SYNTAX: ParserOptions = { sourceType: 'module', plugins: ['typescript'] };

/** Returns the statements of a module. */
export const parseModule = (source: string): Statement[] => parse(source, SYNTAX).program.body;

/** Returns what `match` finds in a part of a module. It is not called for the inside of a match. */
export function findNodes<T>(part: unknown, match: (node: Expression) => T | undefined): T[] {
  if (typeof part !== 'object' || part === null) return [];
  const found = 'type' in part ? match(part as Expression) : undefined;
  return found ? [found] : Object.values(part).flatMap((inner) => findNodes(inner, match));
}

/** A part of a source by its position. */
interface Part {
  start?: number | null;
  end?: number | null;
}

/** The text of a part of a source. */
export const sourceOf = ({ start, end }: Part, source: string): string => source.slice(start ?? 0, end ?? 0);

/** The name of an identifier. */
export const nameOf = (node: { type: string; name?: unknown }): string | undefined =>
  node.type === 'Identifier' ? String(node.name) : undefined;

/** The value of a text. */
export const textOf = (node: { type: string; value?: unknown } | null | undefined): string | undefined =>
  node?.type === 'StringLiteral' ? String(node.value) : undefined;

/** The variables that a statement declares and perhaps exports. */
export function variablesOf(statement: Statement) {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declared?.type === 'VariableDeclaration' ? declared.declarations : [];
}
