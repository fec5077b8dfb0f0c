import { useIntl } from '@umijs/max';
import { useMemo } from 'react';

/** Names a country by its code in the reader's language; what is no code stays as it is. */
export function useCountryName(): (code: string) => string {
  const { locale } = useIntl();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
  }, [locale]);
}
