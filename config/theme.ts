/** Daybreak Blue, the product's theme colour (spec section 1). */
export const DAYBREAK_BLUE = '#1677ff';

/**
 * antd tokens of each theme. White text on Daybreak Blue has a contrast of 4.1:1, below the 4.5:1 of WCAG AA, so buttons
 * and links use the next darker shades of its palette in the light theme.
 */
export const themeTokens = {
  light: {
    token: {
      colorPrimary: DAYBREAK_BLUE,
      // The focus ring: antd's has 1.7:1 against the page, AA requires 3:1.
      colorPrimaryBorder: DAYBREAK_BLUE,
      colorLink: '#0958d9',
      colorLinkHover: '#003eb3',
      colorLinkActive: '#002c8c',
      colorError: '#cf1322',
      // antd's weakest text colours fail AA.
      colorTextTertiary: 'rgba(0, 0, 0, 0.6)',
      colorTextDescription: 'rgba(0, 0, 0, 0.6)',
      colorTextPlaceholder: 'rgba(0, 0, 0, 0.58)',
    },
    components: {
      Button: { colorPrimary: '#0958d9', colorPrimaryHover: '#003eb3', colorPrimaryActive: '#002c8c' },
      // Status texts on their light background: antd's colours have 2:1 to 4:1.
      Tag: { colorWarning: '#874d00', colorSuccess: '#237804', colorInfo: '#0958d9' },
      Tabs: { itemSelectedColor: '#0958d9', itemHoverColor: '#003eb3' },
      Steps: { colorPrimary: '#0958d9', colorPrimaryHover: '#003eb3' },
      // Selected radio buttons are texts, too.
      Radio: { colorPrimary: '#0958d9', colorPrimaryHover: '#003eb3', colorPrimaryActive: '#002c8c' },
      // The text of an empty table.
      Table: { colorTextDisabled: 'rgba(0, 0, 0, 0.6)' },
      Menu: {
        itemSelectedColor: '#0958d9',
        horizontalItemSelectedColor: '#0958d9',
        subMenuItemSelectedColor: '#0958d9',
      },
    },
  },
  dark: {
    token: {
      colorPrimary: DAYBREAK_BLUE,
      // Blue-black instead of pure black: hairlines and floating layers stay visible.
      colorBgBase: '#0e1116',
      colorError: '#ff7875',
      colorPrimaryBorder: '#4096ff',
      // Over 4.5:1, also on popups and selected backgrounds.
      colorLink: '#7db8f5',
      colorLinkHover: '#a3d0fa',
      colorLinkActive: '#65a9f3',
      colorTextTertiary: 'rgba(255, 255, 255, 0.6)',
      colorTextDescription: 'rgba(255, 255, 255, 0.65)',
      colorTextPlaceholder: 'rgba(255, 255, 255, 0.55)',
    },
    components: {
      Tag: { colorInfo: '#7db8f5' },
      Table: { colorTextDisabled: 'rgba(255, 255, 255, 0.65)' },
      Steps: { colorError: '#ff9c99' },
      Tabs: { itemSelectedColor: '#7db8f5', itemHoverColor: '#a3d0fa' },
      Radio: { colorPrimary: '#4096ff', colorPrimaryHover: '#69b1ff', colorPrimaryActive: '#1677ff' },
      Menu: {
        itemSelectedColor: '#7db8f5',
        horizontalItemSelectedColor: '#7db8f5',
        subMenuItemSelectedColor: '#7db8f5',
      },
    },
  },
} as const;
