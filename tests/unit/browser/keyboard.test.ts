import { chordName, keepKeysOfInputMethods } from '@/browser/keyboard';
import { ownKey } from '@/browser/ownerMark';
import { areShortcutsEnabled, RULE_SETTINGS_KEY } from '@/browser/shortcuts';
import { replaceGlobal } from '../../support/globals';

it('keys of an input method reach no handler until that is ended', () => {
  const target = new EventTarget();
  const restore = replaceGlobal('window', { value: target });
  const end = keepKeysOfInputMethods();
  const heard: string[] = [];
  target.addEventListener('keydown', (event) => heard.push(String(Reflect.get(event, 'name'))));
  const press = (name: string, facts: object) =>
    target.dispatchEvent(
      Object.assign(new Event('keydown'), { name, isComposing: false, keyCode: 13, ...facts }),
    );
  press('enter', {});
  press('in a word', { isComposing: true });
  press('end of a word in Safari', { keyCode: 229 });
  end();
  press('after', { keyCode: 229 });
  expect(heard).toEqual(['enter', 'after']);
  restore();
});

it.each([
  ['MacIntel', '⌘K'],
  ['iPhone', '⌘K'],
  ['Win32', 'Ctrl K'],
])('a keyboard of %s has the shortcut %s', (platform, name) => {
  const restore = replaceGlobal('navigator', { value: { platform } });
  expect(chordName('K')).toBe(name);
  restore();
});

it.each([
  [null, true],
  ['{', true],
  ['{}', true],
  ['{"shortcutsEnabled":true}', true],
  ['{"shortcutsEnabled":false}', false],
])('with the settings %p of the user, shortcuts are on: %p', (settings, isOn) => {
  const getItem = (key: string) => (key === ownKey(RULE_SETTINGS_KEY, '1') ? settings : null);
  const restore = replaceGlobal('localStorage', { value: { getItem } });
  expect(areShortcutsEnabled('1')).toBe(isOn);
  expect(areShortcutsEnabled('2')).toBe(true);
  restore();
});
