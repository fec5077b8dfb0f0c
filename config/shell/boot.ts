import { showScreen } from '../../src/browser/firstScreen';
import { whenIdle } from '../../src/browser/idle';
import { LOCALE_KEY, resolveLocale } from '../../src/browser/locale';
import { readPreference } from '../../src/browser/preference';
import { parseThemeChoice, THEME_KEY, themeMode } from '../../src/browser/theme';
import { setTrustedTypes } from './trustedTypes';

/** First segments of the console's paths, and paths of the sign-in pages; defined by firstPaint.ts. */
declare const CONSOLE_SEGMENTS: string[];
declare const AUTH_SEGMENTS: string[];
/** Whether the document contains the first screen of its page. */
declare const HAS_SCREEN: boolean;

/** The entry script of the portal. */
const ENTRY = /\/umi(\.\w+)?\.js$/;

const page = document.documentElement;
const shell = document.getElementById('shell');
const root = document.getElementById('root');

/** The frame of the requested page. The base path is unknown here, so any segment can match. */
function getFrame(path: string): 'auth' | 'console' | 'usercenter' | 'portal' {
  const segments = path.split('/');
  if (AUTH_SEGMENTS.includes(segments.filter((segment) => segment !== '').at(-1) ?? '')) return 'auth';
  if (segments.includes('usercenter')) return 'usercenter';
  return segments.some((segment) => CONSOLE_SEGMENTS.includes(segment)) ? 'console' : 'portal';
}

function showLoadError(): void {
  if (!shell?.isConnected) return;
  shell.hidden = false;
  for (const outline of shell.querySelectorAll<HTMLElement>('.shell-main')) outline.hidden = true;
  for (const notice of shell.querySelectorAll<HTMLElement>('.shell-lost > [hidden]')) notice.hidden = false;
}

setTrustedTypes();

if (shell && root) {
  const { language, direction } = resolveLocale(
    readPreference(LOCALE_KEY),
    navigator.languages ?? [navigator.language],
  );
  const choice = parseThemeChoice(readPreference(THEME_KEY));
  const mode = themeMode(choice, matchMedia('(prefers-color-scheme: dark)').matches);
  page.lang = language;
  page.dir = direction;
  page.style.colorScheme = mode;
  shell.className = `${mode} ${getFrame(location.pathname)}`;
  shell.querySelector('button')?.addEventListener('click', () => location.reload());

  // Loading errors reach only their own element and script errors only the window; the capture phase sees both.
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      const source = target instanceof HTMLScriptElement ? target.src : (event as ErrorEvent).filename;
      if (ENTRY.test(source?.replace(/[?#].*/, '') ?? '')) showLoadError();
    },
    true,
  );

  const screen = HAS_SCREEN
    ? showScreen(root, { language, direction, mode, choice }, () => shell.remove())
    : undefined;
  globalThis.__FIRST_SCREEN__ = screen;
  shell.hidden = screen !== undefined;
  const lateSheet = HAS_SCREEN && document.querySelector<HTMLLinkElement>('link[disabled]');
  if (lateSheet)
    globalThis.__PAGE_STYLE__ = (screen ? whenIdle() : Promise.resolve()).then(
      () =>
        new Promise((done) => {
          lateSheet.onload = done;
          lateSheet.onerror = done;
          lateSheet.disabled = false;
        }),
    );
  if (!screen)
    new MutationObserver((_, observer) => {
      // Every frame has a main element, and every page a heading.
      if (!root.querySelector('main, h1')) return;
      observer.disconnect();
      shell.remove();
    }).observe(root, { childList: true, subtree: true });
}
