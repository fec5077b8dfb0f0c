import { settings } from '@@/languages/settings';
import { screen, within } from '@testing-library/react';
import { LANGUAGES } from '@/browser/locale';
import { addTexts, textsOf } from '@/locales/texts';
import { renderApp } from '../support/renderApp';
import { declareThird, removeThird, THIRD } from '../support/thirdLanguage';

const known: Record<string, unknown> = settings;

beforeAll(() => {
  declareThird();
  known[THIRD] = { ...settings['en-US'], locale: THIRD };
  // The texts that are loaded already, as with a folder of this language that has one text.
  addTexts({
    'zh-CN': { ...textsOf('zh-CN') },
    'en-US': { ...textsOf('en-US') },
    [THIRD]: { 'frame.language': 'العربية' },
  });
});

afterAll(() => {
  removeThird();
  delete known[THIRD];
});

it('three languages are a menu, and a right-to-left one shows the texts that it lacks in the default language', async () => {
  const { user } = renderApp('/login');
  await user.click(await screen.findByRole('button', { name: 'English' }));
  const menu = within(await screen.findByRole('menu', { name: 'Choose language' }));
  const items = menu.getAllByRole('menuitem');
  const names = LANGUAGES.map((language) => textsOf(language)['frame.language']);
  expect(items.map(({ textContent }) => textContent)).toEqual(names);

  await user.click(menu.getByRole('menuitem', { name: 'العربية' }));
  expect(document.documentElement).toHaveAttribute('lang', THIRD);
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(await screen.findByRole('button', { name: 'العربية' })).toBeVisible();
  expect(screen.getByRole('button', { name: '登录' })).toBeVisible();
});
