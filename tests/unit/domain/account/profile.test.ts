import * as v from 'valibot';
import {
  COUNTRY_CODES,
  keptProfileSchema,
  PROFILE_FIELDS,
  PROFILE_LIMITS,
  type ProfileField,
  profilePayloadSchema,
  profileProblem,
} from '@/domain/account/profile';

it('has the text fields of spec section 3', () => {
  expect(PROFILE_FIELDS).toEqual(['nickname', 'email', 'profile', 'country', 'province', 'city', 'street']);
});

describe('profileProblem', () => {
  it.each<[ProfileField, string, ReturnType<typeof profileProblem>]>([
    ['nickname', '林小满', undefined],
    ['nickname', '👩‍💻', undefined],
    ['nickname', '', 'required'],
    ['nickname', '   ', 'required'],
    ['nickname', 'a\u202eb', 'characters'],
    ['nickname', 'a\u200bb', 'characters'],
    ['nickname', 'a\nb', 'characters'],
    ['email', '', undefined],
    ['email', 'a.b+c@mail.example.com', undefined],
    ['email', ' a@example.com ', undefined],
    ['email', '林@例子.公司', undefined],
    ['email', "o'brien@bücher.example", undefined],
    ['email', 'a@example', 'email'],
    ['email', 'a b@example.com', 'email'],
    ['email', '@example.com', 'email'],
    ['email', 'a@-example.com', 'email'],
    ['email', 'a@example..com', 'email'],
    ['email', `${'a'.repeat(65)}@example.com`, 'email'],
    ['profile', '', undefined],
    ['profile', 'One\nTwo\r\nThree', undefined],
    ['profile', 'One\u0000Two', 'characters'],
    ['profile', 'One\u2066Two', 'characters'],
    ['country', '', undefined],
    ['country', 'CN', undefined],
    ['country', 'cn', 'country'],
    ['country', 'XX', 'country'],
    ['street', '', undefined],
  ])('for %s %j is %p', (field, value, problem) => {
    expect(profileProblem(field, value)).toBe(problem);
  });

  it.each(['nickname', 'profile', 'province', 'city', 'street'] as const)(
    'allows up to the limit of characters in %s',
    (field) => {
      const limit = PROFILE_LIMITS[field];
      expect(profileProblem(field, '𠮷'.repeat(limit))).toBeUndefined();
      expect(profileProblem(field, '𠮷'.repeat(limit + 1))).toBe('tooLong');
    },
  );
});

it('lists every country code once', () => {
  expect(new Set(COUNTRY_CODES).size).toBe(COUNTRY_CODES.length);
  expect(COUNTRY_CODES.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
});

describe('profilePayloadSchema', () => {
  it('trims texts, normalizes line breaks and accepts partial updates', () => {
    expect(v.parse(profilePayloadSchema, { nickname: ' Lin ', profile: 'a\r\nb ', version: 1 })).toEqual({
      nickname: 'Lin',
      profile: 'a\nb',
      version: 1,
    });
  });

  it('drops unknown fields', () => {
    expect(v.parse(profilePayloadSchema, { city: 'X', role: 'admin', userPhone: '1', version: 1 })).toEqual({
      city: 'X',
      version: 1,
    });
  });
});

it('keptProfileSchema accepts stored values that break current rules', () => {
  expect(v.parse(keptProfileSchema, { nickname: 'a\nb', country: 'XX', email: null })).toEqual({
    nickname: 'a\nb',
    country: 'XX',
    email: '',
    profile: '',
    province: '',
    city: '',
    street: '',
    version: 0,
  });
});
