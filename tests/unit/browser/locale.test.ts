import { LANGUAGES, resolveLocale } from '@/browser/locale';

describe('language and direction (spec section 4)', () => {
  it.each([
    ['en-US', ['zh-CN'], 'en-US', 'ltr'],
    ['zh-CN', ['en-US'], 'zh-CN', 'ltr'],
    [null, ['en-US'], 'en-US', 'ltr'],
    [null, ['en-GB', 'zh-CN'], 'en-US', 'ltr'],
    [undefined, ['zh-TW'], 'zh-CN', 'ltr'],
    [null, ['fr-FR', 'en-US'], 'en-US', 'ltr'],
    [null, ['fr-FR'], 'zh-CN', 'ltr'],
    [null, [], 'zh-CN', 'ltr'],
  ])('saved %s, browser %j: %s, %s', (saved, browser, language, direction) => {
    expect(resolveLocale(saved, browser)).toEqual({ language, direction });
  });
});

describe('an invalid saved locale is ignored', () => {
  it.each(['', 'fr-FR', 'xx', '__proto__', 'constructor', '<script>', 'e', 'zhx', 'arn', 'x'.repeat(10_000)])(
    '%p',
    (saved) => {
      expect(resolveLocale(saved, ['en-US'])).toEqual({ language: 'en-US', direction: 'ltr' });
    },
  );
});

describe('right-to-left locales keep their direction with fallback texts (spec section 1)', () => {
  const hasTexts = (tag: string) => LANGUAGES.some((language) => language.startsWith(tag.slice(0, 2)));
  const tags = ['he', 'ar', 'fa', 'ku', 'he-IL', 'ar-EG', 'fa_IR', 'KU-iq'];
  it.each(tags.filter((tag) => !hasTexts(tag)))('%s', (saved) => {
    expect(resolveLocale(saved, ['en-US'])).toEqual({ language: 'en-US', direction: 'rtl' });
    expect(resolveLocale(saved, ['de'])).toEqual({ language: 'zh-CN', direction: 'rtl' });
  });

  it('may come from the browser, but a saved language takes precedence', () => {
    expect(resolveLocale(null, ['ku', 'en'])).toEqual({ language: 'en-US', direction: 'rtl' });
    expect(resolveLocale('zh-CN', ['ku', 'en'])).toEqual({ language: 'zh-CN', direction: 'ltr' });
  });
});
