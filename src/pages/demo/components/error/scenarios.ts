import type { Scenario } from '@/domain/demo';
import { keywordMatcher } from '@/domain/keyword';
import { STATUS_CODES } from '@/request/judgement';
import { downloadScenario, runCheckedScenario, runScenario } from '@/services/demo';
import { type Outcome, observe, observeDownload } from './trial';

const HANG_TIMEOUT_MS = 1_000;

/** The groups of the catalogue in display order. */
const SCENARIO_GROUPS = [
  'session',
  'failure',
  'showType',
  'http',
  'notEnvelope',
  'connection',
  'download',
  'success',
  'other',
] as const;

export type ScenarioGroup = (typeof SCENARIO_GROUPS)[number];

const GROUP_PATTERNS: [RegExp, ScenarioGroup][] = [
  [/^code-|^http-401$|-replaces-session$/, 'session'],
  [/^failure-|^http-status-|^success-false-|^result-/, 'failure'],
  [/^show-type-/, 'showType'],
  [/^http-\d/, 'http'],
  [/^html-|^json-/, 'notEnvelope'],
  [/^network-|^hang$|^slow$/, 'connection'],
  [/^blob-/, 'download'],
  [/^success-(?!false)|^no-content$|^empty-body$/, 'success'],
];

const getGroup = (name: string) => GROUP_PATTERNS.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';

/** Groups the scenarios whose name or note contains the words. Empty groups are left out. */
export function groupScenarios(scenarios: readonly Scenario[], keywords: string) {
  const matches = keywordMatcher(keywords);
  const found = scenarios.filter(({ name, note }) => matches([name, note]));
  return SCENARIO_GROUPS.map((group) => ({
    group,
    scenarios: found.filter(({ name }) => getGroup(name) === group),
  })).filter((group) => group.scenarios.length > 0);
}

/** What a scenario should show: a sentence of this page that may quote a text of the request layer. */
interface Expectation {
  id: TextId<'demo'>;
  textId?: TextId<'request'>;
  values?: Record<string, number>;
}

const expectText = (textId: TextId<'request'>): Expectation => ({ id: 'demo.expect.text', textId });

const SESSION_EXPIRED: Expectation = { id: 'demo.expect.sessionText', textId: 'request.sessionExpired' };

const EXPECTATIONS: Record<string, Expectation> = {
  'code-401-no-message': SESSION_EXPIRED,
  'http-401': SESSION_EXPIRED,
  'http-status-replaces-session': SESSION_EXPIRED,
  'failure-no-message': expectText('request.status.500'),
  'failure-message-not-text': expectText('request.status.500'),
  'failure-message-hostile': { id: 'demo.expect.clipped' },
  'http-status-replaces-code': { id: 'demo.expect.serverMessage' },
  'http-500-envelope': { id: 'demo.expect.serverMessage' },
  'result-wrong-shape': expectText('request.parse.result'),
  'success-false-message-only': { id: 'demo.expect.serverMessage' },
  'success-false-no-message': expectText('request.retry'),
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
  'blob-broken': expectText('request.parse.data'),
};

const EXPECTATION_PATTERNS: [RegExp, Expectation][] = [
  [/-retry-after$/, { id: 'demo.expect.pause' }],
  [/^code-/, { id: 'demo.expect.session' }],
  [/^failure-|^blob-/, { id: 'demo.expect.serverMessage' }],
  [/^show-type-/, { id: 'demo.expect.errorMessage' }],
  [/^html-|^json-/, expectText('request.parse.answer')],
  [/^success-/, { id: 'demo.expect.success' }],
];

/** Returns what a scenario should show (spec section 8). */
export function getExpectation(name: string): Expectation {
  const exact = EXPECTATIONS[name];
  if (exact) return exact;
  const status = /^http-(\d+)$/.exec(name)?.[1];
  if (status) {
    const known = STATUS_CODES.find((code) => String(code) === status);
    return expectText(`request.status.${known ?? 500}`);
  }
  const match = EXPECTATION_PATTERNS.find(([pattern]) => pattern.test(name));
  return match?.[1] ?? { id: 'demo.expect.unknown' };
}

/** Runs a scenario through the variant of the request layer that it is about. */
export function callScenario(name: string): Promise<Outcome> {
  if (name.startsWith('blob-')) return observeDownload(downloadScenario(name));
  if (name === 'result-wrong-shape') return observe(runCheckedScenario(name));
  return observe(runScenario(name, name === 'hang' ? { timeout: HANG_TIMEOUT_MS } : undefined));
}
