import { ENDPOINTS } from '../../../config/contract/endpoints';
import { EXAMPLES } from '../../../config/contract/examples';
import { openApiDocument } from '../../../config/contract/openapi';
import { getMenus } from '../../../mock/lib/menus';
import { getEntries } from '../../contract/samples';
import { createMockClient } from '../mock/mockClient';

interface Schema {
  type?: unknown;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown;
  oneOf?: readonly unknown[];
}

const document = openApiDocument();

/** Every schema of the document, at any depth, with its place. */
function schemasIn(part: unknown, place: string): { place: string; schema: Schema }[] {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.entries(part).flatMap(([name, value]) =>
    name === 'example' || name === 'examples' ? [] : schemasIn(value, `${place}.${name}`),
  );
  // The parent of `properties` is a schema, and so is everything in it; a field may be called like a keyword.
  return /\.properties$/.test(place) ? inner : [{ place, schema: part }, ...inner];
}

const schemas = schemasIn(document.components, 'components').concat(schemasIn(document.paths, 'paths'));
const placesOf = (isMeant: (schema: Schema) => unknown) =>
  schemas.filter(({ schema }) => isMeant(schema)).map(({ place }) => place);

describe('gateways that validate calls', () => {
  it('know the type of every constant and enumeration', () => {
    const isChoice = (schema: Schema) => 'const' in schema || Array.isArray(schema.enum);
    expect(placesOf(isChoice).length).toBeGreaterThan(500);
    expect(placesOf((schema) => isChoice(schema) && schema.type === undefined)).toEqual([]);
    const parameter = expect.objectContaining({ name: 'unread', schema: { type: 'integer', const: 1 } });
    expect(document.paths['/announcement/list']?.get).toMatchObject({
      parameters: expect.arrayContaining([parameter]),
    });
  });

  it('meet no keyword that many of them do not know', () => {
    const rare = [
      'not',
      'patternProperties',
      'dependentSchemas',
      'if',
      'unevaluatedProperties',
      'prefixItems',
    ];
    expect(placesOf((schema) => rare.some((keyword) => keyword in schema))).toEqual([]);
  });
});

describe('tools that generate values', () => {
  // Without what only some regular expressions have; one beside a format, which is then ignored, describes all of the value.
  const isGeneratable = ({ pattern = '', format }: Schema) =>
    !/\(\?[=!<]|\\[pPbB\d]/.test(pattern.replaceAll('\\d', '')) &&
    (format === undefined || pattern === '' || /^\^.*\$$/.test(pattern));

  it.each([
    [{ pattern: 'Z$' }, true],
    [{ pattern: 'Z$', format: 'date-time' }, false],
    [{ pattern: '^\\/(?!\\/)' }, false],
    [{ pattern: '^\\p{L}+$' }, false],
    [{ pattern: '^\\d{4}$' }, true],
  ])('%j can be generated: %s', (schema, expected) => {
    expect(isGeneratable(schema)).toBe(expected);
  });

  it('can generate every pattern', () => {
    expect(placesOf(({ pattern }) => typeof pattern === 'string').length).toBeGreaterThan(200);
    expect(placesOf((schema) => typeof schema.pattern === 'string' && !isGeneratable(schema))).toEqual([]);
  });

  it('follow a reference that a reply contains often, and end', () => {
    expect(document['x-json-schema-faker']).toMatchObject({
      'ref-depth-max': 8,
      'max-items': 2,
    });
  });

  it('find the success before the refusals, so that a seed decides for it', () => {
    const replies = placesOf(({ oneOf }) => JSON.stringify(oneOf ?? '').includes('schemas/Failure'));
    expect(replies.length).toBeGreaterThan(200);
    const late = schemas.filter(
      ({ place, schema }) =>
        replies.includes(place) && !JSON.stringify(schema.oneOf?.[0]).includes('schemas/Success'),
    );
    expect(late.filter(({ place }) => !place.includes('multipart'))).toEqual([]);
  });
});

describe('the examples, with which the portal runs on a static mock', () => {
  const resultOf = (id: string) => {
    const endpoint = ENDPOINTS.find((each) => each.id === id);
    return endpoint && EXAMPLES[endpoint.key]?.success?.result;
  };

  it('open every page, and have all columns and agreements', async () => {
    expect(resultOf('getCurrentUser')).toMatchObject({ menus: getMenus('admin'), changedAgreements: [] });
    const client = createMockClient();
    const whole = await Promise.all([client.get('column/list?state=1'), client.get('agreement/list')]);
    const lengths = whole.map(({ result }) => getEntries(result).length);
    expect(
      [resultOf('listColumns'), resultOf('listAgreements')].map((list) => getEntries(list).length),
    ).toEqual(lengths);
  });

  it.each([
    ['listServices', 'getService', 'serviceId'],
    ['listAnnouncements', 'getAnnouncement', 'announcementId'],
    ['listOrders', 'getOrder', 'orderId'],
    ['listOldOrders', 'getOldOrder', 'orderId'],
    ['listInstances', 'getInstance', 'instanceId'],
    ['listInstances', 'getInstanceDetail', 'instanceId'],
    ['listInvoices', 'getInvoice', 'invoiceId'],
    ['listTickets', 'getTicket', 'ticketId'],
    ['listRules', 'getRule', 'key'],
    ['listDocuments', 'getDocument', 'documentId'],
  ])('lead from %s to %s', (list, detail, name) => {
    const shown = resultOf(detail) as Record<string, unknown>;
    expect(getEntries(resultOf(list)).map((entry) => entry[name])).toContain(shown[name]);
  });
});
