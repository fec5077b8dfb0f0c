import { ADVICE, provideBrowser } from '../support/browserPath.cjs';

/** A machine without a browser, where one of the commands installs it. */
function machine({ isTerminal = false, agrees = true, works = 'second' } = {}) {
  const said: string[] = [];
  const commandsRun: string[] = [];
  return {
    said,
    commandsRun,
    isTerminal,
    name: 'Chromium',
    commands: ['first', 'second'],
    findBrowser: () => (commandsRun.includes(works) ? '/usr/bin/chromium' : undefined),
    confirm: async (question: string) => {
      said.push(question);
      return agrees;
    },
    runCommand: (command: string) => {
      commandsRun.push(command);
      return 'E: No network';
    },
    say: (line: string) => void said.push(line),
  };
}

it('says nothing and installs nothing where there is a browser', async () => {
  const { said, ...there } = machine();
  there.commandsRun.push('second');
  expect(await provideBrowser(there)).toBeUndefined();
  expect([said, there.commandsRun]).toEqual([[], ['second']]);
});

it('asks at a terminal before it installs one, and says what to do after a no', async () => {
  const willing = machine({ isTerminal: true });
  expect(await provideBrowser(willing)).toBeUndefined();
  expect(willing.said).toEqual(['No Chrome or Chromium is installed. Install Chromium?']);
  expect(willing.commandsRun).toEqual(['first', 'second']);
  const unwilling = machine({ isTerminal: true, agrees: false });
  expect(await provideBrowser(unwilling)).toBe(ADVICE);
  expect(unwilling.commandsRun).toEqual([]);
});

it('says in one line without a terminal that it installs one', async () => {
  const container = machine({ works: 'first' });
  expect(await provideBrowser(container)).toBeUndefined();
  expect(container.said).toEqual(['No Chrome or Chromium is installed: installing Chromium.']);
  expect(container.commandsRun).toEqual(['first']);
});

it('says in one line what to do when none could be installed', async () => {
  const line = `Installing Chromium failed (E: No network). ${ADVICE}`;
  expect(await provideBrowser(machine({ works: 'none' }))).toBe(line);
});
