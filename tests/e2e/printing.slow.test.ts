import { journey } from '../support/e2eJourney';
import { printsOnePage } from '../support/printing';
import { opensAs } from '../support/signIn';

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
      expect(await person.page.title()).toMatch(/^Receipt R\d+ /);
      await printsOnePage(person);
      await person.opens('/usercenter/service/statement');
      await person.sees('Closing balance');
      expect(await person.page.title()).toMatch(/^Monthly statement \d{4}-\d{2} /);
      await printsOnePage(person);
    },
  );
