import { useLocation, useModel, useNavigate } from '@umijs/max';
import { useEffect, useEffectEvent, useState } from 'react';
import { ownKey } from '@/browser/ownerMark';
import { readOwn, writeOwn } from '@/browser/ownStorage';
import { readPreference, writePreference } from '@/browser/preference';
import { RULE_SETTINGS_KEY as STORAGE_KEY } from '@/browser/shortcuts';
import { ruleQuery } from '@/domain/rule/ruleFields';
import { DEFAULT_RULE_SETTINGS, type RuleTableSettings, readRuleSettings } from './columnSettings';
import { toRestoredSearch, toViewSearch } from './savedViews';

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

const SEARCH_NAME = 'rule-search';

/**
 * Restores the user's last filters, sort order and page size when the page is opened without a search of its own,
 * and remembers each change. Returns whether the page can be shown.
 */
export function useRememberedSearch(): boolean {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const userId = useModel('@@initialState').initialState?.currentUser?.userId ?? '';
  const [restored, setRestored] = useState(() =>
    toRestoredSearch(search, readOwn('portal_draft', userId, SEARCH_NAME)?.text ?? ''),
  );
  const view = toViewSearch(new URLSearchParams(search), ruleQuery);

  const restore = useEffectEvent(() => {
    if (restored === undefined) return;
    navigate({ search: restored }, { replace: true, state });
    setRestored(undefined);
  });
  useEffect(() => restore(), []);
  useEffect(() => {
    if (restored === undefined) writeOwn('portal_draft', userId, SEARCH_NAME, view || undefined);
  }, [restored, userId, view]);
  return restored === undefined;
}
