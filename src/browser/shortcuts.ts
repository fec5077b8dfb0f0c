import { ownKey } from './ownerMark';
import { readPreference } from './preference';

/** Key in local storage of the settings of the rule table, which the single-key shortcuts belong to; a mark of the user follows. */
export const RULE_SETTINGS_KEY = 'portal_rule_table';

/** Whether the user has left the single-key shortcuts of the console on. */
export function areShortcutsEnabled(userId: string): boolean {
  try {
    const settings = JSON.parse(readPreference(ownKey(RULE_SETTINGS_KEY, userId)) ?? 'null');
    return settings?.shortcutsEnabled !== false;
  } catch {
    return true;
  }
}
