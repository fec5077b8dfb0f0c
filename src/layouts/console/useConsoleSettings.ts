import { useModel } from '@umijs/max';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { readPreference, writePreference } from '@/browser/preference';
import { useThemeColor } from '../root/ThemeProvider';
import {
  CONSOLE_SETTINGS_KEY,
  type ConsoleSettings,
  parseConsoleSettings,
  serializeConsoleSettings,
} from './consoleSettings';

export interface ConsoleSettingsState {
  settings: ConsoleSettings;
  change: (values: Partial<ConsoleSettings>) => void;
  /** Restores the deployment's defaults. */
  reset: () => void;
}

/** The user's console settings, stored across visits, over the deployment's defaults. */
export function useConsoleSettings(): ConsoleSettingsState {
  const deploymentSettings = useModel('@@initialState').initialState?.settings;
  const defaults = useMemo(
    () => parseConsoleSettings(JSON.stringify(deploymentSettings ?? {})),
    [deploymentSettings],
  );
  const [settings, setSettings] = useState(() =>
    parseConsoleSettings(readPreference(CONSOLE_SETTINGS_KEY), defaults),
  );

  const change = useCallback(
    (values: Partial<ConsoleSettings>) => {
      const next = { ...settings, ...values };
      writePreference(CONSOLE_SETTINGS_KEY, serializeConsoleSettings(next));
      setSettings(next);
    },
    [settings],
  );
  const reset = useCallback(() => {
    writePreference(CONSOLE_SETTINGS_KEY, null);
    setSettings(defaults);
  }, [defaults]);

  useThemeColor(settings.colorPrimary);
  // The progress bar belongs to the loading page, which does not know the console settings.
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (!settings.progress) root.setAttribute('data-progress', 'off');
    return () => root.removeAttribute('data-progress');
  }, [settings.progress]);

  return { settings, change, reset };
}
