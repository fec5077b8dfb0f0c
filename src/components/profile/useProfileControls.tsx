import { useT } from '@@/texts/profile';
import { Form, type FormInstance, Input, type InputProps } from 'antd';
import type { ReactElement } from 'react';
import { optionSearch } from '@/components/form/optionSearch';
import { Select } from '@/components/form/Select';
import { type Division, divisionLabel, getCities, shownDivision } from '@/components/profile/chinaDivision';
import { useAllowClear } from '@/components/useAllowClear';
import { CHINA, COUNTRY_CODES, type Profile, type ProfileField } from '@/domain/account/profile';
import { useCountryName, useProvinces } from './useShownProfile';

/** The inputs of what is typed. */
const LINES: Record<ProfileField, InputProps> = {
  nickname: { autoComplete: 'nickname' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', dir: 'ltr' },
  profile: {},
  country: {},
  province: { autoComplete: 'address-level1' },
  city: { autoComplete: 'address-level2' },
  street: { autoComplete: 'address-line1' },
};

/** The controls of the profile form. Province and city are selects in China, text fields elsewhere. */
export function useProfileControls(form: FormInstance<Profile>, profile: Profile) {
  const t = useT();
  const allowClear = useAllowClear();
  const countryName = useCountryName();
  const country = Form.useWatch('country', form) ?? profile.country;
  const province = Form.useWatch('province', form) ?? profile.province;
  const inChina = country === CHINA;
  const { provinces, state } = useProvinces(inChina);
  const chosenPlace = inChina && state !== 'failed';

  const isChosen = (field: ProfileField) =>
    field === 'country' || (chosenPlace && (field === 'province' || field === 'city'));

  /** Returns the city of a province with a single one, such as Shanghai; else an empty text. */
  const onlyCity = (name: string) => {
    const [first, ...others] = getCities(provinces, name);
    return first && others.length === 0 ? first.name : '';
  };

  const options = (divisions: readonly Division[]) =>
    divisions.map((division) => ({ value: division.name, label: divisionLabel(division, t.locale) }));

  function control(field: ProfileField): ReactElement {
    if (field === 'profile') return <Input.TextArea rows={4} />;
    if (!isChosen(field)) return <Input name={field} {...LINES[field]} />;
    const shared = { showSearch: optionSearch, allowClear };
    if (field === 'country')
      return (
        <Select
          {...shared}
          options={COUNTRY_CODES.map((code) => ({ value: code, label: countryName(code) }))}
        />
      );
    const loading = state === 'loading';
    if (field === 'province')
      return (
        <Select
          {...shared}
          loading={loading}
          placeholder={t('profile.choose.province')}
          options={options(provinces)}
        />
      );
    return (
      <Select
        {...shared}
        loading={loading}
        disabled={!province}
        placeholder={t(province ? 'profile.choose.city' : 'profile.choose.provinceFirst')}
        options={options(getCities(provinces, province))}
      />
    );
  }

  /** Returns the text of a value that is stored as a code or in Chinese. */
  function text(field: ProfileField, values: Partial<Profile>): string | undefined {
    const { country: code = '', province: name = '', city = '' } = values;
    if (field === 'country') return countryName(code);
    if (field === 'province') return shownDivision(provinces, name, t.locale);
    return field === 'city' ? shownDivision(getCities(provinces, name), city, t.locale) : undefined;
  }

  return { control, isChosen, text, onlyCity };
}
