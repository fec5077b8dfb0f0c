import type * as v from 'valibot';
import type { Refusal } from '../../src/domain/requestError';
import { DOMAIN_FILES, domainExports, moduleScope, type Place } from './domainSource';

/** A schema of the domain with its name in the document: `orderSummarySchema` is `OrderSummary`, and so is a refusal's result. */
export interface NamedSchema {
  name: string;
  schema: v.GenericSchema;
  /** The schema or refusal that the domain exports. */
  value: unknown;
  /** The code of a refusal, whose result it is. */
  code?: number;
}

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'code' in value && 'result' in value;

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Everything that the domain exports. */
export const DOMAIN_EXPORTS = DOMAIN_FILES.flatMap((path) =>
  Object.entries(domainExports(path)).map(([name, value]) => ({ path, name, value })),
);

/** Returns where the domain declares a value that it exports. */
export function placeOf(value: unknown): Place | undefined {
  const found = DOMAIN_EXPORTS.find((each) => each.value === value);
  return found && moduleScope(found.path).lookUp(found.name);
}

const named = DOMAIN_EXPORTS.flatMap(({ name: exportName, value }): NamedSchema[] => {
  const name = capitalized(exportName.replace(/Schema$/, ''));
  if (isRefusal(value)) return [{ name, value, schema: value.result, code: value.code }];
  return exportName.endsWith('Schema') && isSchema(value) ? [{ name, value, schema: value }] : [];
});

// The result of a refusal may be a schema that has a name of its own.
const inOrder = [...named].sort((one, other) => Number('code' in one) - Number('code' in other));

/** Every schema that the domain exports, by its first name. */
export const NAMED_SCHEMAS: readonly NamedSchema[] = inOrder.filter(
  ({ schema }, index) => inOrder.findIndex((other) => other.schema === schema) === index,
);
