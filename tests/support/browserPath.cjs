const { spawnSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const { createInterface } = require('node:readline');

const SYSTEM_BROWSERS = [
  // Without a user interface, the journeys take two thirds of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const ADVICE = 'Install Chrome or Chromium, or set PUPPETEER_EXECUTABLE_PATH to one.';

function puppeteersOwn() {
  try {
    return require('puppeteer').executablePath();
  } catch {
    return undefined;
  }
}

/** Returns the browser to drive: PUPPETEER_EXECUTABLE_PATH, the system's Chrome or Chromium, or puppeteer's own. */
function findBrowser() {
  const candidates = [process.env.PUPPETEER_EXECUTABLE_PATH, ...SYSTEM_BROWSERS, puppeteersOwn()];
  return candidates.find((path) => path && existsSync(path));
}

/** Chooses how to install a browser on this machine: its name, and the commands to try in turn. */
function chooseInstaller() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return { name: 'Chrome with puppeteer', commands: ['npx puppeteer browsers install chrome'] };
  const install = (name) => `apt-get update && apt-get install -y ${name}`;
  return {
    name: 'Chromium with apt-get',
    commands: [install('chromium-headless-shell'), install('chromium')],
  };
}

/** Asks a question at the terminal. An empty answer means yes, and the end of the input no. */
async function confirm(question) {
  process.stderr.write(`${question} [Y/n] `);
  for await (const line of createInterface({ input: process.stdin })) return !/^n/i.test(line.trim());
  return false;
}

/** Runs a command of an installer, whose output is shown at a terminal only. Returns the first line of an error. */
function runCommand(command, isTerminal) {
  const stdio = isTerminal ? ['inherit', 2, 2] : ['ignore', 'ignore', 'pipe'];
  const { stderr } = spawnSync(command, { shell: true, stdio, encoding: 'utf8' });
  return stderr?.split('\n').find((line) => /^E(rror)?: /.test(line));
}

/** This machine, or what a test puts in its place. */
const MACHINE = {
  isTerminal: process.stdin.isTTY === true,
  findBrowser,
  confirm,
  runCommand,
  say: (line) => console.error(line),
  ...chooseInstaller(),
};

/**
 * Installs a browser unless there is one: at a terminal if the user agrees, and else after a line that says so. Resolves with a line
 * that says what to do if there is none in the end. All that it prints goes to standard error.
 */
async function provideBrowser(machine = MACHINE) {
  const { isTerminal, name, commands } = machine;
  if (machine.findBrowser()) return undefined;
  if (!isTerminal) machine.say(`No Chrome or Chromium is installed: installing ${name}.`);
  else if (!(await machine.confirm(`No Chrome or Chromium is installed. Install ${name}?`))) return ADVICE;
  let reason;
  for (const command of commands) {
    reason = machine.runCommand(command, isTerminal);
    if (machine.findBrowser()) return undefined;
  }
  return `Installing ${name} failed${reason ? ` (${reason})` : ''}. ${ADVICE}`;
}

exports.ADVICE = ADVICE;
exports.findBrowser = findBrowser;
exports.provideBrowser = provideBrowser;
