import { buttonNamed, opensAndLeaves } from '../support/dialogs';
import { journey } from '../support/e2eJourney';
import { motions, watchesMotion } from '../support/motion';
import type { Person } from '../support/person';
import { SERVICE } from '../support/shop';

/** Pages with drawings of their own, and what opens on them. */
const STILL: { path: string; opens?: string }[] = [
  { path: '/home' },
  { path: SERVICE },
  { path: '/usercenter/service/charge', opens: 'Top up' },
  { path: '/dashboard/analysis' },
  { path: '/dashboard/monitor' },
  { path: '/list/table-list' },
  { path: '/editor/flow' },
  { path: '/editor/mind' },
];

async function looksAround(person: Person, path: string, opens?: string): Promise<string[]> {
  await person.opens(path);
  if (opens) await opensAndLeaves(person, buttonNamed(opens));
  return motions(person);
}

async function arrives(person: Person, wish: 'reduce' | 'no-preference'): Promise<void> {
  await watchesMotion(person, wish);
  await person.opens('/favicon.svg');
  await person.isSignedInAs('admin');
}

journey(
  'nothing moves for those who want no motion',
  { language: 'en-US', reducedMotion: false },
  async (person) => {
    await arrives(person, 'reduce');
    const found: Record<string, string[]> = {};
    for (const { path, opens } of STILL) found[path] = await looksAround(person, path, opens);
    expect(found).toEqual(Object.fromEntries(STILL.map(({ path }) => [path, []])));
  },
);

journey(
  'for others a dialog comes in softly',
  { language: 'en-US', reducedMotion: false },
  async (person) => {
    await arrives(person, 'no-preference');
    expect(await looksAround(person, '/usercenter/service/charge', 'Top up')).not.toEqual([]);
  },
);
