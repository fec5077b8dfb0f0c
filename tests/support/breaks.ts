import type { Endpoint } from '../../config/contract/endpoint';
import { openApiDocument } from '../../config/contract/openapi';
import { checkTampered, type Tamper } from './tampering';

type Only = string | RegExp;

/** What is broken, the checked endpoints, how it is broken, and where the problems are. */
export type Break = [what: string, only: Only, tamper: Tamper, ...problems: string[]];

const messages = new Set<string>();

/** Finds the problems of a broken back end: `GET order/list: result.total`. */
export async function findProblems(tamper: Tamper, only: Only, writes = false): Promise<string[]> {
  const isChecked = ({ key }: Endpoint) => (typeof only === 'string' ? key.includes(only) : only.test(key));
  const { broken } = await checkTampered({ tamper, writes, only: isChecked });
  for (const { what, problems } of broken)
    for (const { message } of problems) messages.add(`${what}: ${message}`);
  return [...new Set(broken.flatMap(({ key, problems }) => problems.map(({ path }) => `${key}: ${path}`)))];
}

/** The sections that all problems so far have named, and those of them that the document lacks. */
export function namedSections(): { named: Set<string>; missing: string[] } {
  const texts = [...messages].flatMap((message) => [...message.matchAll(/\(section "([^"]+)"\)/g)]);
  const named = new Set(texts.map(([, section = '']) => section));
  const { description } = openApiDocument().info as { description: string };
  return { named, missing: [...named].filter((section) => !description.includes(`## ${section}\n`)) };
}

/** The time some seconds after another one. */
export const shift = (time: unknown, seconds: number): string =>
  new Date(Date.parse(String(time)) + seconds * 1000).toISOString();
