import { useIntl } from '@umijs/max';
import { useEffect, useMemo, useState } from 'react';
import { CHINA, type Profile } from '@/domain/account/profile';
import { getCities, type Province, readDivisions, shownDivision } from './chinaDivision';

/** Returns a function from country code to localized name; other texts are returned as they are. */
export function useCountryName(): (code: string) => string {
  const { locale } = useIntl();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
  }, [locale]);
}

interface ProvincesState {
  provinces: readonly Province[];
  /** `failed`: the file could not be loaded; places are typed instead of chosen. */
  state: 'loading' | 'ready' | 'failed';
}

/** Loads the provinces and cities of China on demand. */
export function useProvinces(wanted: boolean): ProvincesState {
  const [result, setResult] = useState<ProvincesState>({ provinces: [], state: 'loading' });

  useEffect(() => {
    if (!wanted) return;
    let isUnmounted = false;
    const show = (next: ProvincesState) => {
      if (!isUnmounted) setResult(next);
    };
    import('@/components/profile/chinaDivisions.json').then(
      ({ default: data }) => show({ provinces: readDivisions(data), state: 'ready' }),
      () => show({ provinces: [], state: 'failed' }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [wanted]);

  return result;
}

/** Returns the profile with country, province and city in the current language. */
export function useShownProfile(profile: Profile): Profile {
  const { locale } = useIntl();
  const countryName = useCountryName();
  // The stored names are Chinese.
  const { provinces } = useProvinces(profile.country === CHINA && !locale.startsWith('zh'));
  return {
    ...profile,
    country: countryName(profile.country),
    province: shownDivision(provinces, profile.province, locale),
    city: shownDivision(getCities(provinces, profile.province), profile.city, locale),
  };
}
