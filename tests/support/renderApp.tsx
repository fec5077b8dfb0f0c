import { setIntl } from '@@/plugin-locale/localeExports';
import { TestBrowser } from '@@/testBrowser';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { history } from '@umijs/max';
import { ConfigProvider } from 'antd';
import { type Language, LOCALE_KEY } from '@/browser/locale';
// What the portal loads a moment after its first page: here it would come in the middle of a test.
import '@/layouts/AntdPopups';

interface RenderAppOptions {
  /** Value of `umi_locale`. */
  language?: Language;
}

/** Renders the whole portal at an address of the site, as a person with this language would open it. */
export function renderApp(address: string, { language = 'en-US' }: RenderAppOptions = {}) {
  localStorage.setItem(LOCALE_KEY, language);
  const { pathname, search, hash } = new URL(address, 'http://portal.test');
  const view = render(
    // Without motion: jsdom never says that a transition has ended, and what fades out would stay. Without antd's styles:
    // nothing here reads them, and making them is a tenth of the time.
    <ConfigProvider theme={{ token: { motion: false }, zeroRuntime: true }}>
      <TestBrowser location={{ pathname, search, hash }} />
    </ConfigProvider>,
  );
  // Umi does this when the real app starts; the texts of an earlier test's language would stay otherwise.
  setIntl(language);
  return { ...view, user: userEvent.setup({ delay: null }) };
}

/** Where the app is now: path, query and hash. */
export function place(): string {
  const { pathname, search, hash } = history.location;
  return pathname + search + hash;
}
