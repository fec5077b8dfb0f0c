import { readPreference, writePreference } from '@/browser/preference';

const REMEMBERED_KEY = 'portal_remembered_account';

/** The name that "remember me" kept on this device, never a password; empty when there is none. */
export const rememberedAccount = () => readPreference(REMEMBERED_KEY) ?? '';

export const rememberAccount = (name: string) => writePreference(REMEMBERED_KEY, name);

export const forgetAccount = () => writePreference(REMEMBERED_KEY, null);
