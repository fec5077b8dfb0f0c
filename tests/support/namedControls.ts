import { waitFor } from '@testing-library/react';
import { controlsWithOtherNames, idsWithSpaces, latinNames, silentNewTabs } from './controlNames';
import { openPage } from './renderApp';

/** Content that still loads. jsdom draws no chart, so that its skeleton stays. */
const LOADING = 'main [aria-busy=true]:not([role=img] *), main .ant-skeleton:not([role=img] *)';

/** Expects every control of a page to be named by its visible text, in both languages, and nothing in Chinese to have an English name. */
export async function expectNamesByText(path: string, account: string): Promise<void> {
  for (const language of ['en-US', 'zh-CN'] as const) {
    const { unmount } = await openPage(path, { account, language });
    await waitFor(() => expect(document.querySelector(LOADING)).toBeNull());
    expect(controlsWithOtherNames()).toEqual([]);
    expect(idsWithSpaces()).toEqual([]);
    expect(silentNewTabs()).toEqual([]);
    if (language === 'zh-CN') expect(latinNames()).toEqual([]);
    unmount();
  }
}
