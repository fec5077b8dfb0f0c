import { setIntl } from '@@/plugin-locale/localeExports';
import { TestBrowser } from '@@/testBrowser';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { history } from '@umijs/max';
import { ConfigProvider } from 'antd';
import { type Language, LOCALE_KEY } from '@/browser/locale';
import { addLanguages } from '@/layouts/root/language';
// The portal loads it after its first page. Here that would happen in the middle of a test.
import '@/layouts/root/LateParts';
import { signIn } from './signedIn';

interface RenderAppOptions {
  /** Value of `umi_locale`. */
  language?: Language;
}

/** A user of Testing Library that also fills a field in one step: each typed letter renders the page again. */
export function setupUser() {
  const user = userEvent.setup({ delay: null });
  return {
    ...user,
    /** Replaces the text of a field, as a password manager or a paste does. */
    async fill(field: Element, text: string): Promise<void> {
      await user.clear(field);
      if (text) await user.paste(text);
    },
  };
}

/** Renders the whole portal at an address of the site. */
export function renderApp(address: string, { language = 'en-US' }: RenderAppOptions = {}) {
  localStorage.setItem(LOCALE_KEY, language);
  const { pathname, search, hash } = new URL(address, 'http://portal.test');
  const view = render(
    // Without motion, because jsdom never ends a transition. Without antd's styles, which take a tenth of the time.
    <ConfigProvider theme={{ token: { motion: false }, zeroRuntime: true }}>
      <TestBrowser location={{ pathname, search, hash }} />
    </ConfigProvider>,
  );
  // Umi does this when the real app starts. Otherwise the texts of an earlier test's language would stay.
  addLanguages();
  setIntl(language);
  return { ...view, user: setupUser() };
}

interface OpenPageOptions extends RenderAppOptions {
  /** Sample account to sign in first. */
  account?: string;
  title?: string | RegExp;
}

/** Renders the portal at an address and waits for the page's title. */
export async function openPage(address: string, { account, title, ...options }: OpenPageOptions = {}) {
  if (account) signIn(account);
  const app = renderApp(address, options);
  await screen.findByRole('heading', { level: 1, name: title });
  return app;
}

/** The current address: path, query and hash. */
export function place(): string {
  const { pathname, search, hash } = history.location;
  return pathname + search + hash;
}
