import en from '../../src/locales/en-US';
import zh from '../../src/locales/zh-CN';
import { barriers, type Look, looksAt } from './barriers';
import { journey } from './e2eJourney';
import type { Person } from './person';
import { memberVisits, movesTo, type Visit, visitorVisits } from './routeSamples';

/** Light, dark, and both from right to left: each differs from the one before by one thing, and the last from the first. */
const LOOKS: Look[] = [
  { theme: 'light', direction: 'ltr' },
  { theme: 'dark', direction: 'ltr' },
  { theme: 'dark', direction: 'rtl' },
  { theme: 'light', direction: 'rtl' },
];

const TEXTS = { 'zh-CN': zh, 'en-US': en };

/** Goes over every route in one language, in all looks; `first` is looked at by every rule. Answers what axe found where. */
async function walksOverAll(
  person: Person,
  language: keyof typeof TEXTS,
  first: number,
): Promise<{ routes: number; states: number; found: Record<string, string[]> }> {
  const looks = [...LOOKS.slice(first), ...LOOKS.slice(0, first)];
  const found: Record<string, string[]> = {};
  let states = 0;
  const checks = async (visits: Visit[]) => {
    for (const visit of visits) {
      await movesTo(person, visit, TEXTS[language]);
      for (const [index, look] of looks.entries()) {
        await looksAt(person, look, language);
        const lines = await barriers(person, { whole: index === 0 });
        if (lines.length > 0) found[`${visit.path}, ${look.theme}, ${look.direction}`] = lines;
        states += 1;
      }
    }
  };
  // The language of the texts where the direction is that of a locale that has none.
  await person.page.evaluateOnNewDocument((tag) => {
    Object.defineProperty(navigator, 'languages', { value: [tag] });
  }, language);
  await person.opens('/login');
  await checks(visitorVisits);
  await person.isSignedInAs('admin');
  await person.opens('/home');
  await checks(memberVisits);
  return { routes: visitorVisits.length + memberVisits.length, states, found };
}

/** The matrix of one language: every route, light and dark, from left to right and from right to left. Nothing may bar anybody. */
export function matrixOf(language: keyof typeof TEXTS, first: number): void {
  journey(`no route bars anybody, in ${language}, in any look`, { language }, async (person) => {
    const { routes, states, found } = await walksOverAll(person, language, first);
    console.info(`axe, ${language}: ${routes} routes, ${states} states`);
    if (Object.keys(found).length > 0) console.info(JSON.stringify(found, null, 1));
    expect(states).toBe(routes * LOOKS.length);
    expect(found).toEqual({});
  });
}
