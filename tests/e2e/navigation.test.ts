import { journey } from '../support/e2eJourney';

journey(
  'a new page starts at the top with its title focused, and Back restores the scroll position',
  { language: 'en-US' },
  async (person) => {
    const scrolled = () => person.page.evaluate(() => Math.round(scrollY));
    await person.opens('/agreement/privacy');
    await person.sees('7. Changes to this policy');
    // Scrolls to the link first, because a click outside the viewport would scroll.
    await person.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await person.page.waitForFunction(() => scrollY > 400);
    const left = await scrolled();

    await person.presses('About us', 'link');
    await person.page.waitForFunction(() => document.activeElement?.textContent === 'About Us');
    expect(await scrolled()).toBe(0);

    await person.page.goBack();
    await person.sees('7. Changes to this policy');
    await person.page.waitForFunction((place) => Math.round(scrollY) === place, {}, left);
  },
);
