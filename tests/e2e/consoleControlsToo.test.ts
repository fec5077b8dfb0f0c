import { journey } from '../support/e2eJourney';
import { ControlUser } from '../support/everyControl';
import { operatorPages } from '../support/operatorPages';

for (const path of operatorPages(1)) {
  journey(`nothing on ${path} is dead`, { language: 'en-US' }, async (person) => {
    const user = await ControlUser.sits(person);
    await person.opens('/favicon.svg');
    await person.isSignedInAs('admin');
    expect(await user.findsDead(path, 1)).toEqual([]);
  });
}
