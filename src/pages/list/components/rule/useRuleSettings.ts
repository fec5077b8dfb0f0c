import { useState } from 'react';
import { type RuleTableSettings, readRuleSettings } from '@/pages/list/components/rule/columnSettings';

/** Local storage key of how this browser's operators want the table. */
const KEY = 'portal_rule_table';

function readKept(): RuleTableSettings {
  try {
    return readRuleSettings(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return readRuleSettings(undefined);
  }
}

/** Columns, density and keys of the table, kept across visits. */
export function useRuleSettings() {
  const [settings, setSettings] = useState(readKept);

  function change(part: Partial<RuleTableSettings>) {
    const next = { ...settings, ...part };
    setSettings(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Storage that is blocked or full costs the next visit, not this one.
    }
  }

  return { settings, change };
}

export type RuleSettings = ReturnType<typeof useRuleSettings>;
