import * as v from 'valibot';
import { ENDPOINTS } from '../../../config/contract/endpoints';
import { EXAMPLES } from '../../../config/contract/examples';
import { wireSchema } from '../../../config/contract/jsonSchema';
import { openApiDocument } from '../../../config/contract/openapi';
import { getRefusals } from '../../../config/contract/operation';
import { siteRoutes } from '../../../config/routes';
import { REGISTRATION_AGREEMENTS } from '../../../src/domain/account/registration';
import { CERTIFICATION_TRANSITIONS } from '../../../src/domain/certification/certificationMachine';
import { INSTANCE_TRANSITIONS } from '../../../src/domain/instance/instanceMachine';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../../src/domain/listing';
import { ORDER_TRANSITIONS } from '../../../src/domain/order/orderMachine';
import { checkThat, ID_PATTERN } from '../../../src/domain/schemas';

const document = openApiDocument();
const { description: guide } = document.info as { description: string };

interface Described {
  description?: string;
  $ref?: string;
  [part: string]: unknown;
}

const refName = ({ $ref = '' }: Described) => $ref.slice($ref.lastIndexOf('/') + 1);

/** Whether a part is described itself or by the schema that it refers to. */
const isDescribed = (part: Described): boolean =>
  Boolean(part.description || document.components.schemas[refName(part)]?.description);

/** Every property of the document with its place, examples left out. */
function propertiesOf(part: unknown, place: string): { place: string; name: string; property: Described }[] {
  if (Array.isArray(part)) return part.flatMap((entry) => propertiesOf(entry, place));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) => {
    if (key === 'example' || key === 'examples') return [];
    const own =
      key === 'properties'
        ? Object.entries(inner as Record<string, Described>).map(([name, property]) => ({
            place: `${place}.${name}`,
            name,
            property,
          }))
        : [];
    return [...own, ...propertiesOf(inner, place)];
  });
}

const operations = Object.values(document.paths).flatMap((path) => Object.values(path)) as {
  operationId: string;
  tags: string[];
  security: object[];
  parameters: Described[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, object> } }> };
  responses: Record<string, { content: Record<string, { schema: object }> }>;
}[];

const properties = [
  ...Object.entries(document.components.schemas).flatMap(([name, schema]) => propertiesOf(schema, name)),
  ...operations.flatMap((operation) => propertiesOf(operation, operation.operationId)),
];

describe('the document', () => {
  it('describes every schema, property and parameter', () => {
    expect(properties.length).toBeGreaterThan(1500);
    const bare = properties.filter(({ property }) => !isDescribed(property)).map(({ place }) => place);
    expect(bare).toEqual([]);
    const schemas = Object.entries(document.components.schemas);
    expect(schemas.filter(([, schema]) => !isDescribed(schema as Described))).toEqual([]);
    const parameters = operations.flatMap(({ parameters }) => parameters);
    expect(parameters.filter((parameter) => !parameter.$ref && !parameter.description)).toEqual([]);
  });

  it('names no constant instead of its value', () => {
    const text = JSON.stringify(document);
    expect(text.match(/`[A-Z]+(_[A-Z]+)+[`.]|@link/g)).toBeNull();
    expect(text).toContain('at most 1000.');
  });

  it('says of every id and every time which characters it has', () => {
    const { Id, Order } = document.components.schemas;
    expect(Id).toMatchObject({ type: 'string', pattern: ID_PATTERN.source });
    expect(Order?.properties?.orderId).toMatchObject({ $ref: '#/components/schemas/Id' });
    expect(Order?.properties?.createdAt).toMatchObject({ format: 'date-time', pattern: expect.any(String) });
    const loose = properties.filter(
      ({ name, property }) => /Id$/.test(name) && JSON.stringify(property).includes('"type":"string"'),
    );
    // Ids of other systems, those that may be empty, and some that are only sent in a body.
    const others = 'accessId captchaId clientId ownerId parentId proofId regionId setupId teamId userId';
    expect([...new Set(loose.map(({ name }) => name))].sort().join(' ')).toBe(others);
  });

  it('has a format or pattern on every time that the server sends', () => {
    const isTime = (name: string) => /(At|On|Deadline)$|^(at|due|lastContact|month|serverTime)$/.test(name);
    const open = properties.filter(
      ({ name, property }) => isTime(name) && !/"(format|pattern)"/.test(JSON.stringify(property)),
    );
    // Slots whose length varies, and days as they were typed, which the server refuses by field.
    const worded = ['Analysis.at', 'StoreFlow.at'].concat([
      'Goal.startOn',
      'Goal.endOn',
      'Warehouse.openOn',
      'Warehouse.closeOn',
      'Warehouse.remindAt',
    ]);
    expect(open.map(({ place }) => place).sort()).toEqual(worded.sort());
    expect(open.filter(({ property }) => !/`\d/.test(property.description ?? ''))).toEqual([]);
  });

  it('refers to nothing that its reader does not have', () => {
    const text = JSON.stringify(document);
    expect(text.match(/spec(ification)? section|\w\.md\b|RequestError|src\/|Further rules/gi)).toBeNull();
  });
});

describe('the guide', () => {
  it('names the root marker, the titles of the sections and the agreements', () => {
    expect(guide).toContain('`parentId` `"0"`');
    for (const title of ['服务市场', 'Service market', '协议与帮助', '公告', 'Announcements'])
      expect(guide).toContain(`\`${title}\``);
    const pages = siteRoutes.flatMap(({ path }) => /^\/agreement\/([a-z-]+)$/.exec(path)?.[1] ?? []);
    expect(pages).toHaveLength(5);
    for (const code of [...pages, ...REGISTRATION_AGREEMENTS]) expect(guide).toContain(`\`${code}\``);
  });

  it('names every menu path with its pages', () => {
    for (const { path, access } of siteRoutes) {
      if (access === undefined) continue;
      const row = guide.split('\n').find((line) => line.startsWith(`| \`${access}\` |`));
      expect(row).toContain(`\`${path}\``);
    }
  });

  it('contains every transition of order, certification and services', () => {
    const machines: Record<string, Partial<Record<string, { to: string; by: readonly string[] }>>>[] = [
      ORDER_TRANSITIONS,
      CERTIFICATION_TRANSITIONS,
    ];
    const rows = [
      ...machines.flatMap((machine) =>
        Object.entries(machine).flatMap(([from, events]) =>
          Object.entries(events).map(([event, step]) => [from, event, step?.by.join(', '), step?.to]),
        ),
      ),
      ...Object.entries(INSTANCE_TRANSITIONS).flatMap(([from, events]) =>
        Object.entries(events).map(([event, to]) => [from, event, to]),
      ),
    ];
    expect(rows.length).toBeGreaterThan(40);
    const missing = rows.map((cells) => `| ${cells.join(' | ')} |`).filter((row) => !guide.includes(row));
    expect(missing).toEqual([]);
  });

  it('says how a price is made, and how long a quote holds it', () => {
    for (const fact of [
      '`payableAmount` is `originalAmount` − `discountAmount`',
      '`month` 1, `quarter` 3, `year` 12, `once` 1',
      'until `expiresAt`',
      'it is refused with 42021',
    ])
      expect(guide).toContain(fact);
  });

  it('states password rules, limits, CORS and caching', () => {
    expect(guide).toContain(`${DEFAULT_PAGE_SIZE} by default`);
    expect(guide).toContain(`${MAX_PAGE_SIZE} at most`);
    for (const fact of ['8 to 64 characters', 'Cache-Control: no-store', 'x-authorization', 'OPTIONS'])
      expect(guide).toContain(fact);
  });
});

describe('a check', () => {
  it('is refused without a sentence that explains it', () => {
    const silent = v.pipe(
      v.string(),
      v.check((value) => value !== 'x'),
    );
    expect(() => wireSchema(silent)).toThrow('has no sentence');
    const explained = v.pipe(
      v.string(),
      checkThat('Not x.', (value) => value !== 'x'),
      checkThat('Not y.', (value) => value !== 'y'),
    );
    expect(wireSchema(explained)).toEqual({ type: 'string', description: 'Not x. Not y.' });
  });

  it('behind an unknown value is explained, too', () => {
    const { MindContent } = document.components.schemas;
    expect(MindContent?.description).toContain('No two topics have the same id.');
  });
});

describe('an operation', () => {
  it('tells success and refusals apart by the code, and lists its refusals', () => {
    const listRules = operations.find(({ operationId }) => operationId === 'listRules');
    const { schema } = listRules?.responses[200]?.content['application/json'] ?? {};
    expect(schema).toMatchObject({
      oneOf: [
        { allOf: [{ $ref: '#/components/schemas/Success' }, { required: ['result'] }] },
        {
          allOf: [
            { $ref: '#/components/schemas/Failure' },
            { properties: { code: { enum: [401, 45402, 403] } } },
          ],
        },
      ],
    });
    const { Success, Failure } = document.components.schemas;
    expect(Success?.properties?.code).toMatchObject({ const: 200 });
    expect(Failure?.properties?.code).toMatchObject({ type: 'integer' });
  });

  it.each([
    ['getOrder', [{ token: [] }]],
    ['listReviews', [{}, { token: [] }]],
    ['signIn', []],
  ])('says who needs a token: %s', (id, security) => {
    expect(operations.find(({ operationId }) => operationId === id)?.security).toEqual(security);
  });

  it('has 4XX responses, a tag with a description, and typed files', () => {
    const tags = (document.tags as { name: string; description: string }[]).filter((tag) => tag.description);
    for (const { responses, tags: own } of operations) {
      expect(Object.keys(responses).filter((code) => code !== '304')).toEqual(['200', '4XX', '5XX']);
      expect(tags.map(({ name }) => name)).toContain(own[0]);
    }
    const uploads = operations.flatMap(
      ({ requestBody }) => requestBody?.content['multipart/form-data'] ?? [],
    );
    expect(uploads).toHaveLength(3);
    for (const { schema } of uploads)
      expect(schema.properties.file).toMatchObject({ type: 'string', format: 'binary' });
  });

  it('shows a success and a refusal that its own schemas accept', () => {
    for (const endpoint of ENDPOINTS) {
      const { key, body, result, download } = endpoint;
      const { request, success, refusal } = EXAMPLES[key] ?? {};
      if (body && !download) expect({ key, valid: v.is(body, request) }).toEqual({ key, valid: true });
      if (!download) expect(success?.code).toBe(200);
      if (result) expect({ key, valid: v.is(result, success?.result) }).toEqual({ key, valid: true });
      const codes = getRefusals(endpoint);
      if (codes.length > 0) expect(codes).toContain(refusal?.code);
      const declared = endpoint.refusals.find(({ code }) => code === refusal?.code);
      if (declared)
        expect({ key, valid: v.is(declared.result, refusal?.result) }).toEqual({ key, valid: true });
    }
  });
});
