import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ENDPOINTS } from '../../config/contract/endpoints';
import { openApiDocument } from '../../config/contract/openapi';
import { checkBackend } from './check';

const USAGE = `npm run contract
  Writes the contract as an OpenAPI 3.1 document.
  --out <file>          the file to write; openapi.json by default

npm run contract -- --check <origin> --account <name> [options]
  Checks a running back end against it. Only reads, without --writes.
  --password <word>     or CONTRACT_PASSWORD in the environment
  --other <name>        another account, which must not see the data of the first one
  --other-password <word>  or CONTRACT_OTHER_PASSWORD; the first password by default
  --only <text>         only endpoints with this text in method and path, such as "order" or "GET rule"
  --writes              also creates data, and removes it where possible`;

const OPTIONS = {
  check: { type: 'string' },
  account: { type: 'string' },
  password: { type: 'string' },
  other: { type: 'string' },
  'other-password': { type: 'string' },
  only: { type: 'string' },
  out: { type: 'string' },
  writes: { type: 'boolean' },
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

/** Masks the secrets of this run, which the back end may have repeated. */
function withoutSecrets(lines: readonly string[], secrets: readonly (string | undefined)[]): string[] {
  return lines.map((line) =>
    secrets.reduce<string>((text, secret) => (secret ? text.replaceAll(secret, '•••') : text), line),
  );
}

async function check(origin: string, values: Values): Promise<number> {
  const { account, only, other, writes = false } = values;
  const password = values.password ?? process.env.CONTRACT_PASSWORD;
  if (!URL.canParse(origin)) return wrongUsage(`${origin} is no origin such as http://localhost:8000`);
  if (!account || !password) return wrongUsage('An account and its password are needed.');
  const otherPassword = values['other-password'] ?? process.env.CONTRACT_OTHER_PASSWORD ?? password;
  const endpoints = ENDPOINTS.filter(({ key }) => key.includes(only ?? ''));
  if (endpoints.length === 0) return wrongUsage(`No endpoint has "${only}" in its method and path.`);
  const report = await checkBackend({
    origin,
    fetch,
    account,
    password,
    other: other === undefined ? undefined : { account: other, password: otherPassword },
    only: (endpoint) => endpoints.includes(endpoint),
    writes,
  });
  print(...withoutSecrets(report.lines(), [password, otherPassword]));
  return report.broken.length === 0 ? 0 : 1;
}

/**
 * Runs the contract's command: writes the document, or checks a back end.
 * @returns the exit code: 0 for success, 1 when the back end breaks the contract, 2 for invalid arguments
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
