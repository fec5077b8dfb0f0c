import { readOwn, writeOwn } from './ownStorage';

/** Reads what this tab remembers of its user (of a visitor: `''`): the last searches and commands, and the open pages. */
export const readTabState = (userId: string, name: string): Record<string, string> =>
  JSON.parse(readOwn('portal_tab', userId, name)?.text ?? '{}');

/** Remembers it until the tab is closed or the user signs out. */
export const writeTabState = (userId: string, name: string, texts: Record<string, string>): void =>
  writeOwn('portal_tab', userId, name, JSON.stringify(texts));
