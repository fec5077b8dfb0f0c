import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATIENCE_MS } from '../browserWindow';
import { isProgram } from '../programs';
import { freePort } from '../serverProcess';
import { type Engine, type EngineKind, type Motion, type NamedKey, type Point, VIEWPORT } from './engine';

/** Debian's package webkit2gtk-driver has the driver with its small browser, and xvfb the screen. */
const DRIVER = 'WebKitWebDriver';
const SCREEN = 'Xvfb';

/** Larger than the window with its toolbar. */
const SCREEN_SIZE = '1600x1200x24';

/** The protocol's characters for keys that type none. */
const KEYS: Record<NamedKey, string> = {
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Backspace: '\uE003',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Shift: '\uE008',
  Tab: '\uE004',
};

const isNamedKey = (key: string): key is NamedKey => key in KEYS;

/** The name of an element in replies, by the protocol. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.kill()) await once(child, 'exit');
}

/** Starts a screen that nobody sees, and resolves with its number, which it chooses itself. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(SCREEN, ['-displayfd', '1', '-screen', '0', SCREEN_SIZE, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [printed] = await once(screen.stdout, 'data');
  return { screen, display: `:${String(printed).trim()}` };
}

/** Sends a command to the driver. */
type Send = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;

const sendTo =
  (origin: string): Send =>
  async (method, path, body) => {
    const reply = await fetch(origin + path, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { value } = await reply.json();
    if (!reply.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };

/** Starts the driver on a screen, with settings of its own in a folder. */
async function startDriver(
  display: string,
  folder: string,
  motion: Motion,
): Promise<{ driver: ChildProcess; send: Send; origin: string }> {
  const settings = join(folder, '.config', 'gtk-3.0');
  mkdirSync(settings, { recursive: true });
  const animates = motion === 'reduce' ? 0 : 1;
  writeFileSync(join(settings, 'settings.ini'), `[Settings]\ngtk-enable-animations=${animates}\n`);
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: folder,
      XDG_RUNTIME_DIR: folder,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  const send = sendTo(origin);
  const isReady = () =>
    send('GET', '/status').then(
      () => true,
      () => false,
    );
  for (const deadline = Date.now() + PATIENCE_MS; !(await isReady()); ) {
    if (Date.now() > deadline || driver.exitCode !== null) throw new Error(`${DRIVER} did not come up`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { driver, send, origin };
}

/** The commands of a session on its window. */
function toEngine(command: Send): Omit<Engine, 'stop'> {
  const act = (type: 'key' | 'pointer', actions: object[]) =>
    command<void>('POST', '/actions', { actions: [{ type, id: type, actions }] });
  const moveTo = ({ x, y }: Point) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration: 16,
  });
  const buttonDown = { type: 'pointerDown', button: 0 };
  const buttonUp = { type: 'pointerUp', button: 0 };
  const pause = { type: 'pause', duration: 60 };
  const keyDown = (value: string) => ({ type: 'keyDown', value });
  const keyUp = (value: string) => ({ type: 'keyUp', value });

  const run: Engine['run'] = (expression) =>
    command('POST', '/execute/sync', { script: `return (${expression})`, args: [] });

  return {
    run,
    click: (point) => act('pointer', [moveTo(point), buttonDown, buttonUp]),
    async drag(from, to) {
      const steps = Array.from({ length: 12 }, (_, index) => (index + 1) / 12);
      const path = steps.map((part) =>
        moveTo({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }),
      );
      await act('pointer', [moveTo(from), buttonDown, pause, ...path, pause, buttonUp]);
    },
    type: (text) =>
      act(
        'key',
        [...text].flatMap((character) => [keyDown(character), keyUp(character)]),
      ),
    async press(key, modifier) {
      const value = isNamedKey(key) ? KEYS[key] : key;
      const held = modifier ? [KEYS[modifier]] : [];
      await act('key', [...held.map(keyDown), keyDown(value), keyUp(value), ...held.map(keyUp)]);
    },
    async chooseFile(selector, path) {
      const element = await command<Record<string, string>>('POST', '/element', {
        using: 'css selector',
        value: selector,
      });
      await command('POST', `/element/${element[ELEMENT]}/value`, { text: path });
    },
    async resize(size) {
      const windowSize = { ...size };
      for (const deadline = Date.now() + PATIENCE_MS; ; ) {
        await command('POST', '/window/rect', { x: 0, y: 0, ...windowSize });
        const [width = 0, height = 0] = (await run('[innerWidth, innerHeight]')) as number[];
        if (width === size.width && height === size.height) return;
        if (Date.now() > deadline) throw new Error(`The page has ${width} px by ${height} px`);
        // The edges and the toolbar of the window have a size, too.
        windowSize.width += size.width - width;
        windowSize.height += size.height - height;
      }
    },
    takePicture: async () => Buffer.from(await command<string>('GET', '/screenshot'), 'base64'),
  };
}

/**
 * Opens a page of this machine, which has the host of the portal. The first page of a host starts another process, and the driver
 * never answers a command that was on its way to the one before; asking for the address needs neither.
 */
async function openHost(command: Send, origin: string): Promise<void> {
  const url = `${origin}/status`;
  await command('POST', '/url', { url });
  for (const deadline = Date.now() + PATIENCE_MS; (await command('GET', '/url')) !== url; ) {
    if (Date.now() > deadline) throw new Error(`${url} does not open`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Launches WebKit's small browser on a screen that nobody sees. It is driven by W3C WebDriver. */
async function launch(motion: Motion): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-webkit-'));
  const { screen, display } = await startScreen();
  const { driver, send, origin } = await startDriver(display, folder, motion);
  const stop = async () => {
    await end(driver);
    await end(screen);
    // What the browser has started may end after it.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
      // A walk waits for what it needs itself, also while files of a page are held back.
      capabilities: { alwaysMatch: { pageLoadStrategy: 'none', unhandledPromptBehavior: 'accept' } },
    });
    const command: Send = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
    await openHost(command, origin);
    const engine = toEngine(command);
    await engine.resize(VIEWPORT);
    return {
      ...engine,
      async stop() {
        try {
          await command('DELETE', '');
        } finally {
          await stop();
        }
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

export const webkit: EngineKind = {
  name: 'WebKit',
  isInstalled: () => isProgram(DRIVER, '--help') && isProgram(SCREEN, '-help'),
  launch,
};
