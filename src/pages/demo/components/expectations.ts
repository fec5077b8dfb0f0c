import { STATUS_CODES } from '@/request/judgement';
import { HANG_TIMEOUT_MS } from './scenarioCalls';

/** What the specification says will be seen: a sentence of this page, with a text of the request layer in it. */
export interface Expectation {
  id: TextId;
  textId?: TextId;
  values?: Record<string, number>;
}

const says = (textId: TextId): Expectation => ({ id: 'demo.expect.text', textId });

const EXPECTATIONS: Record<string, Expectation> = {
  'code-401-no-message': { id: 'demo.expect.sessionText', textId: 'request.sessionExpired' },
  'http-401': { id: 'demo.expect.sessionText', textId: 'request.sessionExpired' },
  'http-status-replaces-session': { id: 'demo.expect.sessionText', textId: 'request.sessionExpired' },
  'failure-no-message': says('request.status.500'),
  'failure-message-not-text': says('request.status.500'),
  'failure-message-hostile': { id: 'demo.expect.clipped' },
  'http-status-replaces-code': { id: 'demo.expect.serverMessage' },
  'http-500-envelope': { id: 'demo.expect.serverMessage' },
  'result-wrong-shape': says('request.parse.result'),
  'success-false-message-only': { id: 'demo.expect.serverMessage' },
  'success-false-no-message': says('request.retry'),
  'show-type-0': { id: 'demo.expect.silent' },
  'show-type-1': { id: 'demo.expect.warning' },
  'show-type-4': { id: 'demo.expect.notification' },
  'show-type-9': { id: 'demo.expect.page' },
  'network-lost': { id: 'demo.expect.network', textId: 'request.network.description' },
  hang: { id: 'demo.expect.text', textId: 'request.timeout', values: { ms: HANG_TIMEOUT_MS } },
  slow: { id: 'demo.expect.slow' },
  'no-content': { id: 'demo.expect.noResult' },
  'empty-body': { id: 'demo.expect.noResult' },
  'blob-ok': { id: 'demo.expect.file' },
  'blob-broken': says('request.parse.data'),
};

const PATTERNS: [RegExp, Expectation][] = [
  [/^code-/, { id: 'demo.expect.session' }],
  [/^failure-|^blob-/, { id: 'demo.expect.serverMessage' }],
  [/^show-type-/, { id: 'demo.expect.errorMessage' }],
  [/^html-|^json-/, says('request.parse.answer')],
  [/^success-/, { id: 'demo.expect.success' }],
];

/** What triggering a scenario should show (spec section 8). */
export function getExpectation(name: string): Expectation {
  const exact = EXPECTATIONS[name];
  if (exact) return exact;
  const status = /^http-(\d+)$/.exec(name)?.[1];
  if (status) {
    const known = STATUS_CODES.find((code) => String(code) === status);
    return says(`request.status.${known ?? 500}`);
  }
  return PATTERNS.find(([pattern]) => pattern.test(name))?.[1] ?? { id: 'demo.expect.unknown' };
}
