import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import { type OpenApiDocument, openApiDocument } from '../../config/contract/openapi';
import type { Problem } from './verdict';

const CONTRACT = 'contract';

let known: { document: OpenApiDocument; ajv: Ajv } | undefined;

function load() {
  if (known) return known;
  const document = openApiDocument();
  const ajv = new Ajv({
    strict: false,
    validateFormats: false,
    inlineRefs: false,
    code: { optimize: false },
  });
  ajv.addSchema({ $id: CONTRACT, components: document.components });
  known = { document, ajv };
  return known;
}

/** The OpenAPI document of the contract, built once. */
export const getDocument = (): OpenApiDocument => load().document;

const compiled = new WeakMap<object, ValidateFunction>();

function compile(schema: object): ValidateFunction {
  const validate =
    compiled.get(schema) ??
    load().ajv.compile(
      JSON.parse(JSON.stringify(schema).replaceAll('"#/components', `"${CONTRACT}#/components`)),
    );
  compiled.set(schema, validate);
  return validate;
}

/** Returns why a value does not match a schema of the document. */
export function schemaProblems(schema: object, value: unknown): Problem[] {
  const validate = compile(schema);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, params, message = '' }) => {
    const path = [...instancePath.split('/').slice(1), params.missingProperty].filter(Boolean).join('.');
    return { path: path || 'body', message };
  });
}
