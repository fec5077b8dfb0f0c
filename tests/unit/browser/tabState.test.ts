/** @jest-environment jsdom */
import { readRecentCommands, recentPaths, rememberCommand } from '@/browser/recentCommands';
import { clearForeignTabState, readTabState, writeTabState } from '@/browser/tabState';

beforeEach(() => sessionStorage.clear());

it('is read by its own user only', () => {
  writeTabState('1', 'recent', { name: 'a' });
  expect(readTabState('1', 'recent')).toEqual({ name: 'a' });
  expect(readTabState('2', 'recent')).toEqual({});
  expect(readTabState('1', 'other')).toEqual({});
});

it('is cleared for all others, without touching other entries', () => {
  sessionStorage.setItem('token', 't');
  for (const userId of ['1', '11', '2']) writeTabState(userId, 'recent', { name: userId });
  clearForeignTabState('1');
  expect(Object.keys(sessionStorage).sort()).toEqual(['portal_tab:1:recent', 'token']);
});

it.each(['{', '[1]', '{"name":1}', 'null'])('is empty when stored as %s', (stored) => {
  sessionStorage.setItem('portal_tab:1:recent', stored);
  expect(readTabState('1', 'recent')).toEqual({});
});

it('is not remembered without storage', () => {
  const storage = jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('blocked');
  });
  writeTabState('1', 'recent', { name: 'a' });
  clearForeignTabState('1');
  expect(readTabState('1', 'recent')).toEqual({});
  storage.mockRestore();
});

it('holds the last twelve commands, the newest first and each once', () => {
  for (let number = 1; number <= 13; number += 1) rememberCommand('1', `page /${number}`, `Page ${number}`);
  rememberCommand('1', 'theme dark');
  rememberCommand('1', 'page /9', 'Page 9');
  expect(Object.keys(readRecentCommands('1'))).toHaveLength(12);
  expect(recentPaths('1').slice(0, 3)).toEqual(['/9', '/13', '/12']);
  expect(recentPaths('1').at(-1)).toBe('/3');
  expect(readRecentCommands('1')).toMatchObject({ 'page /9': 'Page 9', 'theme dark': '' });
  expect(recentPaths('2')).toEqual([]);
});
