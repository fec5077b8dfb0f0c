import { ConfigProvider } from 'antd';
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { currentLocale, LANGUAGE_CHANGE } from './language';

function subscribe(listener: () => void) {
  window.addEventListener(LANGUAGE_CHANGE, listener);
  return () => window.removeEventListener(LANGUAGE_CHANGE, listener);
}

function localeKey(): string {
  const { language, direction } = currentLocale();
  return `${language} ${direction}`;
}

/**
 * Sets the writing direction in antd and `lang` and `dir` of the document (spec section 1). Renders inside Umi's locale
 * provider, which would derive the direction from the language of the texts.
 */
export function DirectionProvider({ children }: PropsWithChildren) {
  const key = useSyncExternalStore(subscribe, localeKey, localeKey);
  const { language, direction } = currentLocale();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` combines language and direction.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [key]);

  return <ConfigProvider direction={direction}>{children}</ConfigProvider>;
}
