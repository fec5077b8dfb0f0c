import { ConfigProvider, theme } from 'antd';
import { createContext, type PropsWithChildren, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { readPreference, writePreference } from '@/browser/preference';
import { parseThemeChoice, THEME_KEY, type ThemeChoice, type ThemeMode, themeMode } from '@/browser/theme';
import { themeTokens } from '../../config/theme';
import { useMedia } from './useMedia';

interface ThemeContextValue {
  choice: ThemeChoice;
  mode: ThemeMode;
  choose: (choice: ThemeChoice) => void;
}

const ThemeContext = createContext<ThemeContextValue>({ choice: 'system', mode: 'light', choose: () => {} });

export const useThemeChoice = () => useContext(ThemeContext);

/** Light and dark with Daybreak Blue; the choice is kept across visits, and `system` follows the device as it changes. */
export function ThemeProvider({ children }: PropsWithChildren) {
  const [choice, setChoice] = useState(() => parseThemeChoice(readPreference(THEME_KEY)));
  const mode = themeMode(choice, useMedia('(prefers-color-scheme: dark)'));
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const phone = useMedia('(max-width: 599px)');

  const variables = `portal-${mode}`;
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.style.colorScheme = mode;
    // antd declares its variables for this class; on the document they reach every style sheet of ours.
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
    }),
    [choice, mode],
  );

  return (
    <ThemeContext.Provider value={value}>
      <ConfigProvider
        // antd would put a space between two Chinese characters, and into the button's name.
        button={{ autoInsertSpace: false }}
        theme={{
          ...themeTokens[mode],
          token: {
            ...themeTokens[mode].token,
            motion: !still,
            // A finger needs 40 px.
            ...(phone && { controlHeight: 40, controlHeightLG: 44 }),
          },
          algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
          hashed: false,
          cssVar: { key: variables },
        }}
      >
        {children}
      </ConfigProvider>
    </ThemeContext.Provider>
  );
}
