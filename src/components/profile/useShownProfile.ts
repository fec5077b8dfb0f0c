import { useIntl } from '@umijs/max';
import { useEffect, useMemo, useState } from 'react';
import { CHINA, type Profile } from '@/domain/account/profile';
import { getCities, type Province, readDivisions, shownDivision } from './chinaDivision';

/** Names a country by its code in the reader's language; what is no code stays as it is. */
export function useCountryName(): (code: string) => string {
  const { locale } = useIntl();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
  }, [locale]);
}

interface ProvincesState {
  provinces: readonly Province[];
  /** `failed`: the file could not be loaded; places are then typed, not chosen. */
  state: 'loading' | 'ready' | 'failed';
}

/** The provinces and cities of China, loaded when a person first has to do with them. */
export function useProvinces(wanted: boolean): ProvincesState {
  const [answer, setAnswer] = useState<ProvincesState>({ provinces: [], state: 'loading' });

  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const show = (next: ProvincesState) => {
      if (!gone) setAnswer(next);
    };
    import('@/components/profile/chinaDivisions.json').then(
      ({ default: data }) => show({ provinces: readDivisions(data), state: 'ready' }),
      () => show({ provinces: [], state: 'failed' }),
    );
    return () => {
      gone = true;
    };
  }, [wanted]);

  return answer;
}

/** The profile as it is read: country, province and city in the reader's language. */
export function useShownProfile(profile: Profile): Profile {
  const { locale } = useIntl();
  const countryName = useCountryName();
  // A Chinese reader sees the names as they are kept.
  const { provinces } = useProvinces(profile.country === CHINA && !locale.startsWith('zh'));
  return {
    ...profile,
    country: countryName(profile.country),
    province: shownDivision(provinces, profile.province, locale),
    city: shownDivision(getCities(provinces, profile.province), profile.city, locale),
  };
}
