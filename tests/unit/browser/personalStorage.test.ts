/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownKey } from '@/browser/ownerMark';
import { keepPendingWrite, readPendingWrite } from '@/browser/pendingWrites';
import { clearPersonalStorage } from '@/browser/personalStorage';

const SRC = join(__dirname, '../../../src');

/** Every key that the portal writes, and whether it may stay after a sign-out. */
const KEYS: Record<string, 'stays' | 'goes'> = {
  portal_theme: 'stays',
  portal_console: 'stays',
  portal_remembered_account: 'stays',
  portal_device: 'stays',
  portal_rule_table: 'stays',
  portal_sign_ins_confirmed: 'stays',
  portal_intent: 'stays',
  portal_pay_channel: 'stays',
  portal_draft: 'stays',
  portal_tab: 'goes',
  portal_countdown: 'goes',
  portal_session_end: 'goes',
  portal_code_reload: 'goes',
  portal_link_ticket: 'goes',
  portal_pending_authorization: 'goes',
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('has a decision about every key in the source', () => {
  const names = readdirSync(SRC, { encoding: 'utf8', recursive: true })
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('.umi'))
    .flatMap((path) => [...readFileSync(join(SRC, path), 'utf8').matchAll(/['"`](portal_[a-z_]+)/g)])
    .map(([, name]) => name);
  expect([...new Set(names)].sort()).toEqual(Object.keys(KEYS).sort());
});

it.each(Object.entries(KEYS))('%s %s when the user signs out', (name, decision) => {
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem(name, 'x');
    storage.setItem(`${name}:10002:rest`, 'x');
    storage.setItem('umi_locale', 'en-US');
  }
  clearPersonalStorage();
  for (const storage of [localStorage, sessionStorage]) {
    const left = Object.keys(storage).sort();
    const own = decision === 'stays' ? [name, `${name}:10002:rest`] : [];
    expect(left).toEqual([...own, 'umi_locale'].sort());
  }
});

it('keeps what may have been sent, without an id of the user or of anything that they own', () => {
  const names = ['autoRenew ISM20261120000123', 'rotate key-b71c', 'withdraw W1'];
  for (const name of names) keepPendingWrite('10002', name, { key: `key-of-${name.length}`, sent: true });
  clearPersonalStorage();
  for (const name of names) expect(readPendingWrite('10002', name)).toMatchObject({ sent: true });
  const stored = JSON.stringify({ ...localStorage });
  for (const id of ['10002', 'ISM20261120000123', 'b71c', 'W1']) expect(stored).not.toContain(id);
  expect(Object.keys(localStorage)).toHaveLength(names.length);
});

it('tells the users of a browser apart without naming them', () => {
  expect(ownKey('portal_rule_table', '10001')).not.toBe(ownKey('portal_rule_table', '10002'));
  expect(ownKey('portal_rule_table', '10001')).not.toContain('10001');
});

it('finds what an earlier version of the portal has kept for a user', () => {
  expect(ownKey('portal_rule_table', '10001')).toBe('portal_rule_table:tecsz3br5rjp');
  expect(ownKey('portal_rule_table', '𠮷')).toBe('portal_rule_table:1e9h20m1xt9k28');
});

it('does without storage that is blocked', () => {
  const blocked = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  sessionStorage.setItem('portal_countdown:sms', '1');
  expect(clearPersonalStorage).not.toThrow();
  blocked.mockRestore();
});
