import type { Backend, Reply } from './backend';
import type { Report } from './report';
import { noReply, type Problem } from './verdict';

/** Name of the check of a preflight. */
export const PREFLIGHT = 'CORS preflight';

const REQUEST_HEADERS = ['accept-language', 'content-type', 'idempotency-key', 'x-authorization'];

/** The names in a header, in lower case. */
const toNames = (value: string | null) =>
  (value ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());

function preflightProblems({ status, headers }: Reply, method: string, portal: string): Problem[] {
  const problems: Problem[] = [];
  const check = (isRight: boolean, path: string, message: string) =>
    isRight || problems.push({ path, message });
  const allows = (name: string, values: readonly string[]) => {
    const allowed = toNames(headers.get(name));
    const missing = values.filter(
      (value) => !allowed.includes('*') && !allowed.includes(value.toLowerCase()),
    );
    check(
      missing.length === 0,
      `header ${name}`,
      `does not allow ${missing.join(', ')}; add that (section "HTTP")`,
    );
  };
  check(status >= 200 && status < 300, 'HTTP status', `${status}; answer with 204`);
  allows('Access-Control-Allow-Origin', [portal]);
  // Browsers need no permission for these two.
  if (method !== 'GET' && method !== 'POST') allows('Access-Control-Allow-Methods', [method]);
  allows('Access-Control-Allow-Headers', REQUEST_HEADERS);
  return problems;
}

/** Checks that the portal may call a back end at another origin: one preflight for each method. */
export async function checkPreflight(backend: Backend, report: Report): Promise<void> {
  const { portal } = backend;
  if (portal === undefined) return;
  const methods = new Set(report.endpoints.map(({ method }) => method));
  for (const method of methods) {
    const endpoint = report.endpoints.find((each) => each.method === method);
    if (!endpoint) continue;
    const problems = await backend.preflight(endpoint.key).then(
      (reply) => preflightProblems(reply, method, portal),
      (error: unknown) => noReply(error).problems,
    );
    report.record(endpoint.key, PREFLIGHT, problems);
  }
}
