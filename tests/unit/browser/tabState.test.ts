/** @jest-environment jsdom */
import { closeOwnStorage, openOwnStorage } from '@/browser/ownStorage';
import { readRecentCommands, recentPaths, rememberCommand } from '@/browser/recentCommands';
import { readTabState, writeTabState } from '@/browser/tabState';
import '../../support/webCrypto';

beforeEach(async () => {
  sessionStorage.clear();
  closeOwnStorage();
  await openOwnStorage('1', btoa('k'.repeat(32)));
});

it('is read under its own name only', () => {
  writeTabState('1', 'recent', { name: 'a' });
  expect(readTabState('1', 'recent')).toEqual({ name: 'a' });
  expect(readTabState('1', 'other')).toEqual({});
});

it('leaves other entries of the tab', async () => {
  sessionStorage.setItem('token', 't');
  await openOwnStorage('2', undefined);
  expect(sessionStorage.getItem('token')).toBe('t');
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
