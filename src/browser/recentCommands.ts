import { readTabState, writeTabState } from './tabState';

const STATE_NAME = 'console.recent';
/** More are shown nowhere. */
const MAX_STORED = 12;

/** The user's last console pages and commands in this session, newest first: id (`page /welcome`) to title. */
export const readRecentCommands = (userId: string): Readonly<Record<string, string>> =>
  readTabState(userId, STATE_NAME);

/** Puts a command first. */
export function rememberCommand(userId: string, id: string, title = ''): void {
  const { [id]: _, ...others } = readRecentCommands(userId);
  const next = [[id, title], ...Object.entries(others)].slice(0, MAX_STORED);
  writeTabState(userId, STATE_NAME, Object.fromEntries(next));
}

/** The paths of the last visited pages, newest first. */
export const recentPaths = (userId: string): string[] =>
  Object.keys(readRecentCommands(userId))
    .filter((id) => id.startsWith('page /'))
    .map((id) => id.slice('page '.length));
