import { siteRoutes } from '../../config/routes';
import { journey } from './e2eJourney';
import { ControlUser } from './everyControl';

/** Which of the pages a file walks: every second one, so that two workers share them. */
export type Half = 0 | 1;

/** A journey for each page of this half of the console: none of its controls is dead. */
export function operatesHalf(half: Half): void {
  const pages = siteRoutes.filter(({ frame }) => frame === 'console').map(({ path }) => path);
  for (const path of pages.filter((_, index) => index % 2 === half)) {
    journey(`nothing on ${path} is dead`, { language: 'en-US' }, async (person) => {
      const user = await ControlUser.sits(person);
      await person.opens('/favicon.svg');
      await person.isSignedInAs('admin');
      expect(await user.findsDead(path, 1)).toEqual([]);
    });
  }
}
