import { journey } from '../support/e2eJourney';
import type { Person } from '../support/person';

/** The device takes all colours away but its own few. */
async function wantsHighContrast({ page }: Person): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value: 'active' }],
  });
}

journey(
  'high contrast keeps edges, focus and what is chosen in sight',
  { language: 'en-US' },
  async (person) => {
    const { page } = person;
    await wantsHighContrast(person);
    await person.opens('/login');
    expect(await page.$$eval('main button', (buttons) => buttons.length)).toBeGreaterThan(0);
    const edgeless = await page.$$eval('.ant-btn, .ant-input-affix-wrapper', (controls) =>
      controls
        .filter((control) => {
          const { borderTopWidth, borderTopStyle } = getComputedStyle(control);
          return control.checkVisibility() && (borderTopStyle === 'none' || borderTopWidth === '0px');
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    );
    expect(edgeless).toEqual([]);

    await person.hits('Tab');
    const ring = () =>
      page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
        return [outlineStyle, outlineWidth];
      });
    expect(await ring()).toEqual(['solid', '3px']);

    await person.isSignedInAs('admin');
    await person.opens('/usercenter/service');
    // The track's edge and the knob say whether a switch is on.
    const knob = await page.$eval('.ant-switch', (control) => {
      const handle = control.querySelector('.ant-switch-handle');
      return {
        edge: getComputedStyle(control).borderTopStyle,
        knob: handle && getComputedStyle(handle, '::before').backgroundColor,
        ground: getComputedStyle(document.body).backgroundColor,
      };
    });
    expect(knob.edge).toBe('solid');
    expect(knob.knob).not.toBe(knob.ground);
  },
);
