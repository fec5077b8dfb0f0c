import { useIntl } from '@umijs/max';
import { useState } from 'react';

/**
 * Keeps what the server said in words, as long as the page is in the language it was said in: a sentence in another language
 * helps nobody, and what caused it is still there to be tried again.
 */
export function useServerMessage<T>() {
  const { locale } = useIntl();
  const [said, setSaid] = useState<{ words: T; locale: string }>();
  const setWords = (words: T | undefined) => setSaid(words === undefined ? undefined : { words, locale });
  return [said?.locale === locale ? said.words : undefined, setWords] as const;
}
