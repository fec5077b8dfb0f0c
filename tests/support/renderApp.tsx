import { MotionProvider } from '@rc-component/motion';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { history } from '@umijs/max';
import { TestBrowser } from '@@/testBrowser';
import { LOCALE_KEY } from '@/domain/locale';

interface RenderAppOptions {
  /** Value of `umi_locale`. */
  language?: string;
}

/** Renders the whole portal at an address of the site, as a person with this language would open it. */
export function renderApp(address: string, { language = 'en-US' }: RenderAppOptions = {}) {
  localStorage.setItem(LOCALE_KEY, language);
  const { pathname, search, hash } = new URL(address, 'http://portal.test');
  const view = render(
    // Without motion: jsdom never says that a transition has ended, and what fades out would stay.
    <MotionProvider motion={false}>
      <TestBrowser location={{ pathname, search, hash }} />
    </MotionProvider>,
  );
  return { ...view, user: userEvent.setup({ delay: null }) };
}

/** Where the app is now: path, query and hash. */
export function place(): string {
  const { pathname, search, hash } = history.location;
  return pathname + search + hash;
}
