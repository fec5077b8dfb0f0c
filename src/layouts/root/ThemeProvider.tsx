import { ConfigProvider } from 'antd';
import { createContext, type PropsWithChildren, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { readPreference, writePreference } from '@/browser/preference';
import { parseThemeChoice, THEME_KEY, type ThemeChoice, type ThemeMode, themeMode } from '@/browser/theme';
import { loadThemeColors, portalTheme } from '@/components/portalTheme';
import { useMedia } from '@/components/useMedia';
import { THEME_COLOR, type ThemeColor } from '../../../config/theme';
import { LoadingIcon } from './LoadingIcon';

interface ThemeContextValue {
  choice: ThemeChoice;
  mode: ThemeMode;
  choose: (choice: ThemeChoice) => void;
  setColor: (color: ThemeColor) => void;
}

const ThemeContext = createContext<ThemeContextValue>({
  choice: 'system',
  mode: 'light',
  choose: () => {},
  setColor: () => {},
});

export const useThemeChoice = () => useContext(ThemeContext);

/** Gives the page a theme colour while the component is mounted. */
export function useThemeColor(color: ThemeColor): void {
  const { setColor } = useContext(ThemeContext);
  useLayoutEffect(() => {
    setColor(color);
    return () => setColor(THEME_COLOR);
  }, [color, setColor]);
}

/** antd would name its icon in English, and put a space between two Chinese characters, also in the accessible name. */
const button = {
  autoInsertSpace: false,
  loadingIcon: <LoadingIcon />,
};

/** Whether a media query that changes styles only matches, also in the first screen. */
const useStyleMedia = (query: string) => useMedia(query, window.matchMedia(query).matches);

/** Light and dark theme. The choice is stored across visits, and `system` follows the device. */
export function ThemeProvider({ children }: PropsWithChildren) {
  const [choice, setChoice] = useState(() => parseThemeChoice(readPreference(THEME_KEY)));
  const mode = themeMode(choice, useStyleMedia('(prefers-color-scheme: dark)'));
  const reducedMotion = useStyleMedia('(prefers-reduced-motion: reduce)');
  const phone = useStyleMedia('(max-width: 599px)');

  const [color, setColor] = useState<ThemeColor>(THEME_COLOR);
  useLayoutEffect(() => {
    if (color === THEME_COLOR) return;
    void loadThemeColors();
    document.documentElement.setAttribute('data-color', color);
    return () => document.documentElement.removeAttribute('data-color');
  }, [color]);

  const variables = `portal-${mode}`;
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.style.colorScheme = mode;
    // antd declares its CSS variables on this class. On the root element all style sheets can use them.
    page.classList.add(variables);
    return () => page.classList.remove(variables);
  }, [mode, variables]);

  const value = useMemo(
    () => ({
      choice,
      mode,
      choose: (next: ThemeChoice) => {
        writePreference(THEME_KEY, next);
        setChoice(next);
      },
      setColor,
    }),
    [choice, mode],
  );
  const theme = useMemo(
    () => ({ ...portalTheme(mode, { phone, reducedMotion, color }), cssVar: { key: variables } }),
    [mode, phone, reducedMotion, color, variables],
  );

  return (
    <ThemeContext.Provider value={value}>
      <ConfigProvider button={button} form={{ requiredMark: false }} theme={theme}>
        {children}
      </ConfigProvider>
    </ThemeContext.Provider>
  );
}
