import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ENDPOINTS } from '../../config/contract/endpoints';
import { openApiDocument } from '../../config/contract/openapi';
import { checkBackend } from './check';
import { readSectionTitles } from './portal';

const USAGE = `npm run contract
  Writes the contract as an OpenAPI 3.1 document.
  --out <file>          the file to write; openapi.json by default

npm run contract -- --check <address> --account <name> [options]
  Checks a running back end against it. The API is expected at <address>/api/v1; the address may have a path.
  Only reads, without --writes. Choose accounts whose menus contain all pages, and that own some data.
  --password <word>     or CONTRACT_PASSWORD in the environment
  --other <name>        another account, which must not see the data of the first one
  --other-password <word>  or CONTRACT_OTHER_PASSWORD; the first password by default
  --only <text>         only endpoints with this text in method and path, such as "order" or "GET rule"
  --writes              also creates data (an order, a ticket and archived templates stay), changes settings and takes
                        them back, and sends calls that must be refused; sends up to three text messages to the account
  --portal <origin>     the origin of the portal, if it is another one: also checks CORS
  --section <name=title>  the column title of the section market, announcement or agreement, if config.js sets one;
                        may be repeated
  --require-coverage    fails when an operation is not offered, when a read had no successful call, or when
                        nothing but its need of a session was checked of another endpoint
  --json <file>         also writes the report as JSON
  --junit <file>        also writes the report as a JUnit file

Exit codes
  0  nothing that was tried breaks the contract; the report says what was not tried
  1  it breaks the contract, or does not answer
  2  the arguments are wrong; nothing was checked
  3  as 0, but with --require-coverage an endpoint was not exercised`;

const OPTIONS = {
  check: { type: 'string' },
  account: { type: 'string' },
  password: { type: 'string' },
  other: { type: 'string' },
  'other-password': { type: 'string' },
  only: { type: 'string' },
  out: { type: 'string' },
  writes: { type: 'boolean' },
  portal: { type: 'string' },
  section: { type: 'string', multiple: true },
  'require-coverage': { type: 'boolean' },
  json: { type: 'string' },
  junit: { type: 'string' },
  help: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof readArguments>;

const readArguments = (args: string[]) => parseArgs({ args, options: OPTIONS }).values;

const print = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

function wrongUsage(why: string): number {
  process.stderr.write(`${why}\n\n${USAGE}\n`);
  return 2;
}

function writeDocument(out = 'openapi.json'): number {
  const document = openApiDocument();
  const target = resolve(out);
  writeFileSync(target, `${JSON.stringify(document, null, 2)}\n`);
  print(`${ENDPOINTS.length} endpoints written to ${target}`);
  return 0;
}

const isHttp = (address: string) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

async function check(address: string, values: Values): Promise<number> {
  const { account, only, other, portal, json, junit, writes = false } = values;
  const password = values.password ?? process.env.CONTRACT_PASSWORD;
  if (!isHttp(address)) return wrongUsage(`${address} is no address such as http://localhost:8000`);
  if (portal !== undefined && (!isHttp(portal) || new URL(portal).origin !== portal))
    return wrongUsage(`${portal} is no origin such as https://portal.example.com`);
  if (!account || !password) return wrongUsage('An account and its password are needed.');
  const sections = readSectionTitles(values.section ?? []);
  if (!sections) return wrongUsage('A section is written as market=Shop.');
  const otherPassword = values['other-password'] ?? process.env.CONTRACT_OTHER_PASSWORD ?? password;
  const endpoints = ENDPOINTS.filter(({ key }) => key.includes(only ?? ''));
  if (endpoints.length === 0) return wrongUsage(`No endpoint has "${only}" in its method and path.`);
  const report = await checkBackend({
    address,
    fetch,
    portal,
    sections,
    account,
    password,
    other: other === undefined ? undefined : { account: other, password: otherPassword },
    only: (endpoint) => endpoints.includes(endpoint),
    writes,
  });
  print(...report.lines());
  if (json !== undefined) writeFileSync(json, report.json());
  if (junit !== undefined) writeFileSync(junit, report.junit());
  if (report.broken.length > 0) return 1;
  if (!values['require-coverage'] || report.unexercised.length === 0) return 0;
  print(
    'Not exercised, but --require-coverage asks for all:',
    ...report.unexercised.map((key) => `    ${key}`),
  );
  return 3;
}

/**
 * Runs the contract's command: writes the document, or checks a back end.
 * @returns the exit code, see the usage
 */
export async function runCommand(args: string[]): Promise<number> {
  let values: Values;
  try {
    values = readArguments(args);
  } catch (error) {
    return wrongUsage(String(error).replace(/^[^:]*: /, ''));
  }
  if (values.help) {
    print(USAGE);
    return 0;
  }
  return values.check === undefined ? writeDocument(values.out) : check(values.check, values);
}
