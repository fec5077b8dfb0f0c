import type { Scenario } from '@/domain/demo';

/** The parts of the catalogue, in the order in which they are shown. */
export const SCENARIO_GROUPS = [
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

const RULES: [RegExp, ScenarioGroup][] = [
  [/^code-|^http-401$|-replaces-session$/, 'session'],
  [/^failure-|^http-status-|^success-false-|^result-/, 'failure'],
  [/^show-type-/, 'showType'],
  [/^http-\d/, 'http'],
  [/^html-|^json-/, 'notEnvelope'],
  [/^network-|^hang$|^slow$/, 'connection'],
  [/^blob-/, 'download'],
  [/^success-(?!false)|^no-content$|^empty-body$/, 'success'],
];

/** Where a scenario stands; one that is new to this page stands under `other` rather than nowhere. */
export function getScenarioGroup(name: string): ScenarioGroup {
  return RULES.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
}

/** The groups that have scenarios whose name or note contains the words. */
export function groupScenarios(scenarios: readonly Scenario[], words: string) {
  const wanted = words.trim().toLowerCase();
  const found = scenarios.filter(({ name, note }) => `${name} ${note}`.toLowerCase().includes(wanted));
  return SCENARIO_GROUPS.map((group) => ({
    group,
    scenarios: found.filter(({ name }) => getScenarioGroup(name) === group),
  })).filter(({ scenarios }) => scenarios.length > 0);
}
