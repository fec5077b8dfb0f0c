import { ENDPOINTS } from '../../../config/contract/endpoints';
import { mailLink, phoneLink, siteAddress } from '../../../src/domain/siteAddress';
import { filesBelow, read } from '../../support/sources';

const everyPath = () => true;

it.each([
  ['/list/table-list?keyword=a%20b#x', '/list/table-list?keyword=a%20b#x'],
  ['/agreement/帮助', '/agreement/%E5%B8%AE%E5%8A%A9'],
  ['/a/../b', '/b'],
])('accepts a page of the site: %s', (raw, expected) => {
  expect(siteAddress(raw, everyPath)).toBe(expected);
});

it.each([
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '//16843009/x',
  '//evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2F/evil.example',
  '/%5Cevil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'evil',
  '',
  undefined,
  7,
])('rejects %j', (raw) => {
  expect(siteAddress(raw, everyPath)).toBeUndefined();
});

it('rejects a path that the site does not have', () => {
  expect(siteAddress('/nowhere?x=1', (path) => path === '/home')).toBeUndefined();
});

it('links to a mail address and a phone number, and to nothing that adds to them', () => {
  expect(mailLink('support@example.com')).toBe('mailto:support@example.com');
  expect(mailLink('a@example.com?bcc=b')).toBeUndefined();
  expect(mailLink('a?bcc=b&x%2C@example.com')).toBe('mailto:a%3Fbcc%3Db%26x%252C@example.com');
  expect(mailLink("o'brien@bücher.example")).toBe("mailto:o'brien@b%C3%BCcher.example");
  expect(mailLink('a@example.com,b@example.com')).toBeUndefined();
  expect(phoneLink('+86 400-000-0000')).toBe('tel:+864000000000');
  expect(phoneLink('/\\evil.example/1')).toBeUndefined();
  expect(phoneLink('')).toBeUndefined();
});

interface AnySchema {
  type: string;
  entries?: Record<string, AnySchema>;
  item?: AnySchema;
  value?: AnySchema;
  wrapped?: AnySchema;
  options?: unknown[];
  pipe?: AnySchema[];
}

/** Every text of a schema, as `endpoint field.field[]`. */
function textsOf(schema: AnySchema, path: string): string[] {
  if (schema.type === 'string') return [path];
  const parts = [
    ...Object.entries(schema.entries ?? {}).map(([name, part]) => textsOf(part, `${path}.${name}`)),
    ...(schema.pipe ?? []).slice(1).map((part) => textsOf(part, path)),
    ...[schema.item, schema.value].map((part) => (part ? textsOf(part, `${path}[]`) : [])),
    ...(schema.options ?? []).map((part) =>
      typeof part === 'object' && part !== null && 'type' in part ? textsOf(part as AnySchema, path) : [],
    ),
  ];
  return schema.wrapped ? textsOf(schema.wrapped, path) : parts.flat();
}

const NAMED_LIKE_ADDRESS =
  /(^|\.|\[\])\w*(path|paths|to|href|url|uri|link|address|redirect|image|picture|cover|avatar|icon|src|website|email|phone|target)(\[\])?$/i;

/** How the portal shows each text of an answer whose name reads like an address, by its last two names. */
const SHOWN: Record<string, 'link' | 'picture' | 'contact' | 'text' | 'provider'> = {
  // With `SiteLink`.
  'list[].to': 'link',
  'links[].path': 'link',
  'links.path': 'link',
  // With `serverPicture`.
  'userInfo.avatar': 'picture',
  'avatar.avatar': 'picture',
  'captcha.image': 'picture',
  'list[].cover': 'picture',
  'service.cover': 'picture',
  'gallery[].picture': 'picture',
  // With `phoneLink` and `mailLink`.
  'provider.phone': 'contact',
  'provider.email': 'contact',
  // Opened for signing in there; its schema refuses everything but a web address.
  'list[].authorizeUrl': 'provider',
  // Compared with the paths of the site map.
  'menus[].path': 'text',
};

/**
 * Phone numbers, mail addresses, postal addresses, days, values and versions before and after a change, and the access requests' paths:
 * shown as they are.
 */
const ONLY_SHOWN =
  /(userPhone|newPhone|(to|from|owner|maker)Phone|sentTo|contactPhone|texts\.address|customer\.(phone|address)|data\.address|(profile|invoice|userInfo|invoiceTitle|send|withdraw)\.email|list\[\]\.email|edges\[\]\.target|(period|term|covers|analysis|statement|dryRun)\.to|(requests?|granted|list)(\[\])?\.path|(handle|decide|withdraw)\.path|(changes|changedAgreements)\[\]\.to|roles\[\]\.paths\[\])$/;

/** `service/{serviceId}.provider.phone` becomes `provider.phone`. */
function lastTwo(path: string): string {
  const [endpoint = '', ...fields] = path.replace(/^\w+ /, '').split('.');
  const owner =
    endpoint
      .replace(/\/\{\w+\}$/, '')
      .split('/')
      .at(-1) ?? '';
  return [owner, ...fields].slice(-2).join('.');
}

it('decides about every text of an answer that reads like an address', () => {
  const texts = ENDPOINTS.flatMap(({ key, result }) => (result ? textsOf(result as never, key) : []));
  expect(texts.length).toBeGreaterThan(500);
  const found = texts
    .filter((path) => NAMED_LIKE_ADDRESS.test(path))
    .map(lastTwo)
    .filter((name) => !ONLY_SHOWN.test(name));
  expect([...new Set(found)].sort()).toEqual(Object.keys(SHOWN).sort());
});

it('parses no address elsewhere', () => {
  const parsers = [...filesBelow('src', /\.tsx?$/)].filter((path) => /new URL\(/.test(read(path)));
  expect(parsers.sort()).toEqual([
    'src/browser/runtimeSettings.ts',
    'src/components/serverPicture.ts',
    'src/domain/siteAddress.ts',
    'src/layouts/root/runtimeSettings.ts',
    'src/monitoring/monitoring.ts',
    'src/monitoring/reportScrubber.ts',
    'src/monitoring/reporter.ts',
    // What an administrator pasted: only its path is looked up.
    'src/pages/admin/components/AccessCheck.tsx',
  ]);
});
