import { useModel } from '@umijs/max';
import { useState } from 'react';
import { ownKey } from '@/browser/ownerMark';
import { readPreference, writePreference } from '@/browser/preference';
import { DEFAULT_RULE_SETTINGS, type RuleTableSettings, readRuleSettings } from './columnSettings';

/** Key in local storage, followed by a mark of the user. */
const STORAGE_KEY = 'portal_rule_table';

/** Moves settings of an earlier version, whose key names the user. */
function moveFormer(userId: string, key: string): void {
  const formerKey = `${STORAGE_KEY}:${userId}`;
  const former = readPreference(formerKey);
  if (former === null) return;
  if (readPreference(key) === null) writePreference(key, former);
  writePreference(formerKey, null);
}

function readStored(userId: string, key: string): RuleTableSettings {
  moveFormer(userId, key);
  try {
    // Earlier versions kept one setting for everybody.
    return readRuleSettings(JSON.parse(readPreference(key) ?? readPreference(STORAGE_KEY) ?? 'null'));
  } catch {
    return DEFAULT_RULE_SETTINGS;
  }
}

/** The table settings of the user, kept in local storage. */
export function useRuleSettings() {
  const userId = useModel('@@initialState').initialState?.currentUser?.userId ?? '';
  const key = ownKey(STORAGE_KEY, userId);
  const [settings, setSettings] = useState(() => readStored(userId, key));

  function change(part: Partial<RuleTableSettings>) {
    setSettings((before) => {
      const next = { ...before, ...part };
      writePreference(key, JSON.stringify(next));
      return next;
    });
  }

  return { settings, change };
}

export type RuleSettings = ReturnType<typeof useRuleSettings>;
