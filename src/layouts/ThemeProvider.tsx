import { ConfigProvider, theme } from 'antd';
import { createContext, type PropsWithChildren, useContext, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { readPreference, writePreference } from '@/domain/preference';
import { parseThemeChoice, THEME_KEY, type ThemeChoice, type ThemeMode, themeMode } from '@/domain/theme';
import { themeTokens } from '../../config/theme';

interface ThemeContextValue {
  choice: ThemeChoice;
  mode: ThemeMode;
  choose: (choice: ThemeChoice) => void;
}

const ThemeContext = createContext<ThemeContextValue>({ choice: 'system', mode: 'light', choose: () => {} });

export const useThemeChoice = () => useContext(ThemeContext);

const darkDevice = window.matchMedia('(prefers-color-scheme: dark)');

function subscribeToDevice(listener: () => void) {
  darkDevice.addEventListener('change', listener);
  return () => darkDevice.removeEventListener('change', listener);
}

/** Light and dark with Daybreak Blue; the choice is kept across visits, and `system` follows the device as it changes. */
export function ThemeProvider({ children }: PropsWithChildren) {
  const [choice, setChoice] = useState(() => parseThemeChoice(readPreference(THEME_KEY)));
  const mode = themeMode(choice, useSyncExternalStore(subscribeToDevice, () => darkDevice.matches));

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = mode;
    document.documentElement.style.colorScheme = mode;
  }, [mode]);

  const value = useMemo(
    () => ({
      choice,
      mode,
      choose: (next: ThemeChoice) => {
        writePreference(THEME_KEY, next);
        setChoice(next);
      },
    }),
    [choice, mode],
  );

  return (
    <ThemeContext.Provider value={value}>
      <ConfigProvider
        theme={{
          ...themeTokens[mode],
          algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
          hashed: false,
        }}
      >
        {children}
      </ConfigProvider>
    </ThemeContext.Provider>
  );
}
