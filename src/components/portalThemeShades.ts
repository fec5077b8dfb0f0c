import type { GlobalToken } from 'antd';

/** The least contrast of texts (WCAG AA). */
const LEAST = 4.5;

const WHITE = '#ffffff';
const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** The index of the colour itself among its shades. */
const OWN = 5;

/** The relative luminance of a colour (`#rrggbb`) by WCAG. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours by WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour and those of its states. */
export interface Shades {
  rest: string;
  hover: string;
  active: string;
}

/** Returns the first shade that stands out against all surfaces, and the two after it. */
function legible(shades: string[], surfaces: string[]): Shades {
  const first = shades.findIndex((shade) => surfaces.every((surface) => contrast(shade, surface) >= LEAST));
  const [rest = WHITE, hover = rest, active = hover] = shades.slice(Math.max(first, 0));
  return { rest, hover, active };
}

/**
 * Selects the shades of a colour that are legible in a theme: as text on the page, on popups and on what is selected, and as the
 * background of white text. `token` has the colour as its blue, from which antd derives the shades.
 */
export function legibleShades(token: GlobalToken, isDark: boolean) {
  const shades = STEPS.map((step) => token[`blue-${step}`]);
  const surfaces = [token.colorBgLayout, token.colorBgElevated, token.controlItemBgActive];
  const text = legible(shades.slice(OWN), surfaces);
  return { text, filled: isDark ? legible(shades.slice(0, OWN + 1).reverse(), [WHITE]) : text };
}
