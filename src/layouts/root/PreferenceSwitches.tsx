import { useT } from '@@/texts/entry';
import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ComponentProps, lazy, type ReactElement, Suspense, useState } from 'react';
import { LANGUAGES, type Language } from '@/browser/locale';
import { THEME_CHOICES } from '@/browser/theme';
import { changeLanguage, currentLocale, languageName } from './language';
import styles from './PreferenceSwitches.module.css';
import { useThemeChoice } from './ThemeProvider';

const themeIcons = {
  light: <SunOutlined aria-hidden />,
  dark: <MoonOutlined aria-hidden />,
  system: <DesktopOutlined aria-hidden />,
};

// Menus are 23 KB, which a choice of two does without. Without its code, the button stays what it is.
const LanguageMenu = lazy(() =>
  import('./LanguageMenu').catch(() => ({ default: ({ children }: { children: ReactElement }) => children })),
);

function LanguageButton({ language, ...props }: { language: Language } & ComponentProps<typeof Button>) {
  return (
    <Button type="text" lang={language} translate="no" {...props}>
      {languageName(language)}
    </Button>
  );
}

/** A button for the other language; from three languages on, a menu. */
function LanguageSwitch() {
  /** Whether the menu was asked for while its code was on its way. */
  const [isAsked, setAsked] = useState(false);
  const { language } = currentLocale();
  const [other, ...more] = LANGUAGES.filter((each) => each !== language);
  if (more.length === 0 && other)
    return <LanguageButton language={other} onClick={() => changeLanguage(other)} />;
  return (
    <Suspense fallback={<LanguageButton language={language} onClick={() => setAsked(true)} />}>
      <LanguageMenu isAsked={isAsked}>
        <LanguageButton language={language} />
      </LanguageMenu>
    </Suspense>
  );
}

/** Switches for the language and for the theme: light, dark, system. */
export function PreferenceSwitches() {
  const t = useT();
  const { choice, choose } = useThemeChoice();
  const nextTheme = THEME_CHOICES[(THEME_CHOICES.indexOf(choice) + 1) % THEME_CHOICES.length] ?? 'system';
  const themeLabel = t(`frame.theme.${choice}`);
  return (
    <>
      <LanguageSwitch />
      <Button
        type="text"
        className={styles.theme}
        icon={themeIcons[choice]}
        aria-label={themeLabel}
        data-hint={themeLabel}
        onClick={() => choose(nextTheme)}
      />
    </>
  );
}
