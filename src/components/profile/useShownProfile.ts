import { useIntl } from '@umijs/max';
import { getCities, shownDivision } from '@/components/profile/chinaDivision';
import { CHINA, type Profile } from '@/domain/account/profile';
import { useCountryName } from './countryName';
import { useProvinces } from './useProvinces';

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
