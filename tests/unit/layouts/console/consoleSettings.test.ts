import {
  type ConsoleSettings,
  parseConsoleSettings,
  serializeConsoleSettings,
  DEFAULT_CONSOLE_SETTINGS as USUAL,
} from '@/layouts/console/consoleSettings';

const OTHER: ConsoleSettings = {
  colorPrimary: '#722ed1',
  layout: 'top',
  contentWidth: 'Fixed',
  fixedHeader: false,
  fixSiderbar: false,
  compact: true,
  tabs: true,
  progress: false,
  pageTransition: false,
  watermark: true,
  menuCollapsed: true,
};

it('restores saved settings', () => {
  expect(parseConsoleSettings(serializeConsoleSettings(OTHER))).toEqual(OTHER);
  expect(parseConsoleSettings(serializeConsoleSettings(USUAL))).toEqual(USUAL);
});

it.each([
  ['null', null],
  ['undefined', undefined],
  ['an empty text', ''],
  ['no JSON', '{layout'],
  ['a list', '[true]'],
  ['the text null', 'null'],
  ['a number', '7'],
  ['a text', '"side"'],
])('falls back to the defaults for %s', (_name, stored) => {
  expect(parseConsoleSettings(stored)).toEqual(USUAL);
});

it('replaces invalid values only, and drops unknown ones', () => {
  const stored = JSON.stringify({
    ...OTHER,
    layout: 'diagonal',
    contentWidth: 3,
    tabs: 'yes',
    menuCollapsed: null,
    colorPrimary: 'url(//evil)',
    colour: 'url(//evil)',
  });
  const { menuCollapsed: _, ...rest } = OTHER;
  expect(parseConsoleSettings(stored)).toEqual({
    ...rest,
    colorPrimary: USUAL.colorPrimary,
    layout: USUAL.layout,
    contentWidth: USUAL.contentWidth,
    tabs: USUAL.tabs,
  });
});

it('ignores values in the prototype', () => {
  const stored = '{"__proto__":{"layout":"top"},"constructor":{"prototype":{"compact":true}}}';
  expect(parseConsoleSettings(stored)).toEqual(USUAL);
  expect(({} as Record<string, unknown>).compact).toBeUndefined();
});

it('applies the settings of the deployment where the user chose nothing', () => {
  const deployed = { ...USUAL, layout: 'side' as const };
  expect(parseConsoleSettings('{"tabs":true}', deployed)).toEqual({ ...deployed, tabs: true });
});
