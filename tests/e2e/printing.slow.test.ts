import { journey } from '../support/e2eJourney';
import type { Person } from '../support/person';
import { printsOnePage } from '../support/printing';
import { opensAs } from '../support/signIn';

/** The title follows the content of the page. It names the file that is printed. */
const isTitled = (person: Person, title: RegExp) =>
  person.page.waitForFunction((pattern) => new RegExp(pattern).test(document.title), {}, title.source);

for (const scheme of ['light', 'dark'] as const)
  journey(
    `a receipt and a statement are printed alone, on one page of A4, from the ${scheme} theme`,
    { language: 'en-US' },
    async (person) => {
      await person.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      await opensAs(person, 'user', '/usercenter/order?tab=refund&keyword=brand');
      await person.presses('Brand Articles', 'link');
      await person.presses('Receipt', 'link');
      await person.sees('Receipt number');
      await isTitled(person, /^Receipt R\d+ /);
      await printsOnePage(person);
      await person.opens('/usercenter/service/statement');
      await person.sees('Closing balance');
      await isTitled(person, /^Monthly statement \d{4}-\d{2} /);
      await printsOnePage(person);
    },
  );
