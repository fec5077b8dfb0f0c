import en from '../../src/locales/en-US';
import zh from '../../src/locales/zh-CN';
import { barriers, type Look, looksAt } from './barriers';
import { journey } from './e2eJourney';
import type { Person } from './person';
import { memberVisits, movesTo, type Visit, visitorVisits } from './routeSamples';

/**
 * In which looks each language is seen, the first of them by every rule: any two of language, theme and direction meet on
 * every route. `EVERY_LOOK=1` has each language in all of them.
 */
const LOOKS: Record<Language, Look[]> = {
  'en-US': [
    { theme: 'dark', direction: 'rtl' },
    { theme: 'light', direction: 'ltr' },
  ],
  'zh-CN': [
    { theme: 'light', direction: 'rtl' },
    { theme: 'dark', direction: 'ltr' },
  ],
};

const looksOf = (language: Language): Look[] =>
  process.env.EVERY_LOOK
    ? [
        ...LOOKS[language],
        ...Object.values(LOOKS)
          .flat()
          .filter((look) => !LOOKS[language].includes(look)),
      ]
    : LOOKS[language];

const TEXTS = { 'zh-CN': zh, 'en-US': en };
type Language = keyof typeof TEXTS;

/** Goes over every route in one language and these looks, and answers what axe found where. */
async function walksOverAll(
  person: Person,
  language: Language,
  looks: Look[],
): Promise<{ routes: number; states: number; found: Record<string, string[]> }> {
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
export function matrixOf(language: Language): void {
  journey(`no route bars anybody, in ${language}, in any look`, { language }, async (person) => {
    const looks = looksOf(language);
    const { routes, states, found } = await walksOverAll(person, language, looks);
    console.info(`axe, ${language}: ${routes} routes, ${states} states`);
    expect(states).toBe(routes * looks.length);
    expect(found).toEqual({});
  });
}
