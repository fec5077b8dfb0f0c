/** `system` follows the device. */
export const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export type ThemeMode = 'light' | 'dark';

/** Local storage key of the chosen theme. */
export const THEME_KEY = 'portal_theme';

/** Returns `system` for an unknown stored value. */
export function parseThemeChoice(stored: string | null | undefined): ThemeChoice {
  return THEME_CHOICES.find((choice) => choice === stored) ?? 'system';
}

export function themeMode(choice: ThemeChoice, deviceIsDark: boolean): ThemeMode {
  if (choice !== 'system') return choice;
  return deviceIsDark ? 'dark' : 'light';
}
