import { useModel } from '@umijs/max';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { readPreference, writePreference } from '@/browser/preference';
import {
  CONSOLE_SETTINGS_KEY,
  type ConsoleSettings,
  parseConsoleSettings,
  writeConsoleSettings,
} from '@/layouts/console/consoleSettings';

export interface ConsoleSettingsState {
  settings: ConsoleSettings;
  change: (values: Partial<ConsoleSettings>) => void;
  /** Back to what is usual in this deployment; nothing stays kept. */
  reset: () => void;
}

/** How this person has set the console up, kept across visits over the deployment's own settings. */
export function useConsoleSettings(): ConsoleSettingsState {
  const deployed = useModel('@@initialState').initialState?.settings;
  const usual = useMemo(() => parseConsoleSettings(JSON.stringify(deployed ?? {})), [deployed]);
  const [settings, setSettings] = useState(() =>
    parseConsoleSettings(readPreference(CONSOLE_SETTINGS_KEY), usual),
  );

  const change = useCallback(
    (values: Partial<ConsoleSettings>) => {
      const next = { ...settings, ...values };
      writePreference(CONSOLE_SETTINGS_KEY, writeConsoleSettings(next));
      setSettings(next);
    },
    [settings],
  );
  const reset = useCallback(() => {
    writePreference(CONSOLE_SETTINGS_KEY, null);
    setSettings(usual);
  }, [usual]);

  // The bar belongs to what stands in for a page on its way, which knows nothing of the console.
  useLayoutEffect(() => {
    const page = document.documentElement;
    if (!settings.progress) page.setAttribute('data-progress', 'off');
    return () => page.removeAttribute('data-progress');
  }, [settings.progress]);

  return { settings, change, reset };
}
