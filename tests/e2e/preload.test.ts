import { codeFile } from '../support/codeFiles';
import { journey } from '../support/e2eJourney';
import { holdsEntry } from '../support/heldEntry';
import { isPageLoaded, until } from '../support/waiting';

journey(
  'the code of a page is loaded one time, while the entry is loading, also for a signed-in user',
  {},
  async (person) => {
    const { page } = person;
    const { opens, release } = await holdsEntry(person);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const loadsAhead = async (path: string, code: string) => {
      requested.length = 0;
      await opens(path);
      for (const ending of ['js', 'css']) {
        const file = await codeFile(`${code}.${ending}`);
        await until(`${code} is asked for`, () => requested.includes(file));
      }
      await release();
      await page.waitForFunction(isPageLoaded);
      const files = requested.filter((file) => /\.(async\.js|chunk\.css)$/.test(file));
      expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
    };
    await loadsAhead('/agreement/privacy', 'src__pages__agreement__privacy');
    await person.isSignedInAs('user');
    await loadsAhead('/usercenter/order', 'src__pages__usercenter__order__index');
  },
);
