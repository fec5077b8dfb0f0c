import {
  type ConsoleSettings,
  parseConsoleSettings,
  DEFAULT_CONSOLE_SETTINGS as USUAL,
  writeConsoleSettings,
} from '@/layouts/console/consoleSettings';

const OTHER: ConsoleSettings = {
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

it('settings are read as they were written', () => {
  expect(parseConsoleSettings(writeConsoleSettings(OTHER))).toEqual(OTHER);
  expect(parseConsoleSettings(writeConsoleSettings(USUAL))).toEqual(USUAL);
});

it.each([
  ['nothing', null],
  ['nothing at all', undefined],
  ['an empty text', ''],
  ['no JSON', '{layout'],
  ['a list', '[true]'],
  ['null', 'null'],
  ['a number', '7'],
  ['a text', '"side"'],
])('%s gives what is usual', (_name, stored) => {
  expect(parseConsoleSettings(stored)).toEqual(USUAL);
});

it('a value that is not sound gives way alone, and what is not known is dropped', () => {
  const stored = JSON.stringify({
    ...OTHER,
    layout: 'diagonal',
    contentWidth: 3,
    tabs: 'yes',
    menuCollapsed: null,
    colour: 'url(//evil)',
  });
  const { menuCollapsed: _, ...rest } = OTHER;
  expect(parseConsoleSettings(stored)).toEqual({
    ...rest,
    layout: USUAL.layout,
    contentWidth: USUAL.contentWidth,
    tabs: USUAL.tabs,
  });
});

it('what comes with a prototype is no setting', () => {
  const stored = '{"__proto__":{"layout":"top"},"constructor":{"prototype":{"compact":true}}}';
  expect(parseConsoleSettings(stored)).toEqual(USUAL);
  expect(({} as Record<string, unknown>).compact).toBeUndefined();
});

it('settings of the deployment stand where the person chose nothing', () => {
  const deployed = { ...USUAL, layout: 'side' as const };
  expect(parseConsoleSettings('{"tabs":true}', deployed)).toEqual({ ...deployed, tabs: true });
});
