import { theme } from 'antd';
import { THEME_COLOR, THEME_COLORS } from '../../../config/theme';
import { portalTheme } from '../../../src/components/portalTheme';
import { contrast } from '../../../src/components/portalThemeShades';
import { filesBelow, read } from '../../support/sources';

const WHITE = '#ffffff';

it('measures contrast by WCAG', () => {
  expect(contrast('#000000', WHITE)).toBe(21);
  expect(contrast('#767676', WHITE)).toBeCloseTo(4.54, 2);
  expect(contrast(WHITE, '#777777')).toBeCloseTo(4.48, 2);
});

describe.each(['light', 'dark'] as const)('the %s theme', (mode) => {
  describe.each(Object.entries(THEME_COLORS))('in %s', (_, color) => {
    const themed = portalTheme(mode, { color });
    const token = theme.getDesignToken(themed);
    const { Button, Checkbox, Dropdown, Menu, Radio, Switch, Tabs } = themed.components;
    const surfaces = [token.colorBgLayout, token.colorBgContainer, token.colorBgElevated];

    it.each([
      ['links', token.colorLink],
      ['links under the mouse', token.colorLinkHover],
      ['pressed links', token.colorLinkActive],
      ['tabs', Tabs.itemSelectedColor],
      ['radio buttons', Radio.colorPrimary],
      ['other buttons under the mouse', Button.defaultHoverColor],
    ])('has legible %s', (_name, text) => {
      for (const surface of surfaces) expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
    });

    it.each([
      ['menus', Menu.itemSelectedColor],
      ['dropdowns', Dropdown.colorPrimary],
      ['links', token.colorLink],
    ])('has legible %s where they are selected', (_name, text) => {
      expect(contrast(text, token.controlItemBgActive)).toBeGreaterThanOrEqual(4.5);
    });

    it('has legible primary buttons in all states', () => {
      for (const background of [Button.colorPrimary, Button.colorPrimaryHover, Button.colorPrimaryActive])
        expect(contrast(WHITE, background)).toBeGreaterThanOrEqual(4.5);
    });

    it('shows what is chosen in the colour of the main action', () => {
      expect([Checkbox, Switch].map(({ colorPrimary }) => colorPrimary)).toEqual([
        Button.colorPrimary,
        Button.colorPrimary,
      ]);
      expect(Tabs.inkBarColor).toBe(Radio.colorPrimary);
      // In the dark theme a line on the page is lighter than the ground of white text.
      if (mode === 'light')
        expect([token.colorPrimary, token.colorLink, Radio.colorPrimary]).toEqual(
          Array(3).fill(Button.colorPrimary),
        );
    });

    it('has a visible focus ring', () => {
      for (const surface of surfaces)
        expect(contrast(token.colorPrimaryBorder, surface)).toBeGreaterThanOrEqual(3);
    });
  });
});

it('the theme’s colour and its shades are written in one place, and the icon has it', () => {
  const shades = [theme.defaultAlgorithm, theme.darkAlgorithm].flatMap((algorithm) => {
    const token = theme.getDesignToken({ algorithm, token: { blue: THEME_COLOR } });
    return ([4, 5, 6, 7, 8, 9] as const).map((step) => token[`blue-${step}`]);
  });
  const written = new RegExp([THEME_COLOR, ...shades].join('|'), 'gi');
  const found = ['src', 'config', 'public'].flatMap((folder) =>
    filesBelow(folder, /\.(tsx?|m?js|css|svg|json)$/).flatMap((file) =>
      (read(file).match(written) ?? []).map((color) => `${file} ${color}`),
    ),
  );
  expect(found.sort()).toEqual([`config/theme.ts ${THEME_COLOR}`, `public/favicon.svg ${THEME_COLOR}`]);
});
