import { useState } from 'react';
import { readPreference, writePreference } from '@/browser/preference';

const REMEMBERED_KEY = 'portal_remembered_account';

/** The account name that this device remembers. */
export const rememberedAccount = () => readPreference(REMEMBERED_KEY) ?? '';

export interface Remember {
  remember: boolean;
  /** Forgets the name at once when it is turned off. */
  setRemember: (remember: boolean) => void;
  /** Stores the name of a user who has signed in and wanted that. */
  keepName: (name: string) => void;
}

/** Whether the user wants this device to be remembered: its account name, never a password, and the session for longer. */
export function useRemember(): Remember {
  const [remember, setRemember] = useState(() => rememberedAccount() !== '');
  return {
    remember,
    setRemember(next) {
      setRemember(next);
      if (!next) writePreference(REMEMBERED_KEY, null);
    },
    keepName(name) {
      if (remember) writePreference(REMEMBERED_KEY, name);
    },
  };
}
