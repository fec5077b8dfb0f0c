import { theme } from 'antd';
import type { ThemeMode } from '@/browser/theme';
import { THEME_COLOR, type ThemeColor } from '../../config/theme';
import { legibleShades, type Shades } from './portalThemeShades';

const modes = {
  light: {
    algorithm: theme.defaultAlgorithm,
    token: {
      colorError: '#cf1322',
      // antd's weakest text colours fail AA.
      colorTextTertiary: 'rgba(0, 0, 0, 0.6)',
      colorTextDescription: 'rgba(0, 0, 0, 0.6)',
      colorTextPlaceholder: 'rgba(0, 0, 0, 0.58)',
    },
  },
  dark: {
    algorithm: theme.darkAlgorithm,
    token: {
      // Blue-black instead of pure black: hairlines and floating layers stay visible.
      colorBgBase: '#0e1116',
      colorError: '#ff7875',
      colorTextTertiary: 'rgba(255, 255, 255, 0.6)',
      colorTextDescription: 'rgba(255, 255, 255, 0.65)',
      colorTextPlaceholder: 'rgba(255, 255, 255, 0.55)',
    },
  },
};

function shadesOf(mode: ThemeMode, color: ThemeColor) {
  const { algorithm, token } = modes[mode];
  const colored = theme.getDesignToken({ algorithm, token: { ...token, blue: color, colorPrimary: color } });
  const shades = legibleShades(colored, mode === 'dark');
  const { colorPrimaryBg, colorPrimaryBgHover, colorPrimaryBorderHover } = colored;
  return {
    ...shades,
    // Lines and marks in the colour of the main action, tints of the colour itself. antd's dark theme derives the same by itself.
    tokens:
      mode === 'dark'
        ? { colorPrimary: color }
        : { colorPrimary: shades.filled.rest, colorPrimaryBg, colorPrimaryBgHover, colorPrimaryBorderHover },
  };
}

const primary = ({ rest, hover, active }: Shades) => ({
  colorPrimary: rest,
  colorPrimaryHover: hover,
  colorPrimaryActive: active,
});

interface Look {
  /** Touch targets are at least 40 px. */
  phone?: boolean;
  reducedMotion?: boolean;
  color?: ThemeColor;
}

/**
 * antd's theme in a mode, by default in the product's colour. White text on Daybreak Blue has a contrast of 4.1:1, below the
 * 4.5:1 of WCAG AA, so texts and buttons have other shades of the colour.
 */
export function portalTheme(
  mode: ThemeMode,
  { phone = false, reducedMotion = false, color = THEME_COLOR }: Look = {},
) {
  const { algorithm, token } = modes[mode];
  const { text, filled, tokens } = shadesOf(mode, color);
  const info = shadesOf(mode, THEME_COLOR);
  return {
    algorithm,
    token: {
      ...token,
      ...tokens,
      colorInfo: info.tokens.colorPrimary,
      // The focus ring: antd's has 1.7:1 against the page.
      colorPrimaryBorder: text.rest,
      // antd makes it a shade darker in the dark theme.
      colorLink: mode === 'dark' ? text.hover : text.rest,
      colorLinkHover: text.hover,
      colorLinkActive: text.active,
      motion: !reducedMotion,
      ...(phone && { controlHeight: 40, controlHeightLG: 44 }),
    },
    components: {
      Button: {
        ...primary(filled),
        defaultHoverColor: text.hover,
        defaultHoverBorderColor: text.hover,
        defaultActiveColor: text.active,
        defaultActiveBorderColor: text.active,
      },
      // What is chosen has the colour of the main action.
      Checkbox: primary(filled),
      DatePicker: { colorPrimary: filled.rest },
      Dropdown: { colorPrimary: text.rest },
      // A label is nearer to its field than to the one before.
      Form: { verticalLabelPadding: '0 0 4px' },
      Menu: {
        itemSelectedColor: text.rest,
        horizontalItemSelectedColor: text.rest,
        subMenuItemSelectedColor: text.rest,
      },
      Pagination: { itemActiveColor: text.rest },
      // Selected radio buttons are texts, too.
      Radio: primary(text),
      Steps: {
        colorPrimary: filled.rest,
        colorPrimaryHover: text.hover,
        ...(mode === 'dark' && { colorError: '#ff9c99' }),
      },
      Switch: primary(filled),
      // The text of an empty table.
      Table: { colorTextDisabled: token.colorTextDescription },
      Tabs: { itemSelectedColor: text.rest, itemHoverColor: text.hover, inkBarColor: text.rest },
      // Status texts on their light background: antd's colours have 2:1 to 4:1.
      Tag: {
        colorInfo: info.text.rest,
        ...(mode === 'light' && { colorWarning: '#874d00', colorSuccess: '#237804' }),
      },
    },
    hashed: false,
  };
}

/** Loads what the colours other than the product's need: in the build a style sheet, here nothing. */
export async function loadThemeColors(): Promise<void> {}
