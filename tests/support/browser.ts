import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer';

const systemBrowsers = [
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

function puppeteersOwn(): string | undefined {
  try {
    return puppeteer.executablePath();
  } catch {
    return undefined;
  }
}

function findBrowser(): string | undefined {
  const candidates = [process.env.PUPPETEER_EXECUTABLE_PATH, ...systemBrowsers, puppeteersOwn()];
  return candidates.find((path): path is string => !!path && existsSync(path));
}

function run(command: string, args: string[]): boolean {
  console.info(`No browser found, installing one: ${command} ${args.join(' ')}`);
  return (
    spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' })
      .status === 0
  );
}

function installBrowser(): void {
  const debianAsRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (debianAsRoot && run('apt-get', ['update']))
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (run('apt-get', ['install', '-y', name])) return;
  run('npx', ['puppeteer', 'browsers', 'install', 'chrome']);
}

/**
 * Path of a browser to drive: PUPPETEER_EXECUTABLE_PATH, the system's Chrome or Chromium, puppeteer's own; else one is
 * installed. Throws when even that leaves none.
 */
export function browserPath(): string {
  const found = findBrowser();
  if (found) return found;
  installBrowser();
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error('No browser: install Chrome or Chromium, or set PUPPETEER_EXECUTABLE_PATH to one.');
}

/** A default of puppeteer, whose waiting does not support this cache. */
const NO_BACK_FORWARD_CACHE = '--disable-back-forward-cache';

/** Launches a headless browser without background requests. `keepsPages` turns the back-forward cache on. */
export function launchBrowser({ keepsPages = false } = {}): Promise<Browser> {
  return puppeteer.launch({
    executablePath: browserPath(),
    ignoreDefaultArgs: keepsPages ? [NO_BACK_FORWARD_CACHE] : [],
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--headless=new',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // One process for all pages shares compiled code and makes each page a quarter faster.
      '--process-per-site',
      '--lang=zh-CN',
    ],
  });
}
