import { downloadScenario, runCheckedScenario, runScenario } from '@/services/demo';
import { type Outcome, observe, observeDownload } from './outcome';

/** Milliseconds that the scenario without an answer is waited for. */
export const HANG_TIMEOUT_MS = 1_000;

/** Triggers a scenario the way in which its line of the catalogue can be seen. */
export function callScenario(name: string): Promise<Outcome> {
  if (name.startsWith('blob-')) return observeDownload(downloadScenario(name));
  if (name === 'result-wrong-shape') return observe(runCheckedScenario(name));
  return observe(runScenario(name, name === 'hang' ? { timeout: HANG_TIMEOUT_MS } : undefined));
}
