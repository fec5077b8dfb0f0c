import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { LANGUAGE_NAMES } from '@/browser/locale';
import { THEME_CHOICES } from '@/browser/theme';
import { changeLanguage } from './language';
import styles from './PreferenceSwitches.module.css';
import { useThemeChoice } from './ThemeProvider';

const themeIcons = {
  light: <SunOutlined aria-hidden />,
  dark: <MoonOutlined aria-hidden />,
  system: <DesktopOutlined aria-hidden />,
};

/** Buttons for the other language and for the next theme: light, dark, system. */
export function PreferenceSwitches() {
  const { formatMessage, locale } = useIntl();
  const { choice, choose } = useThemeChoice();
  const otherLanguage = locale === 'zh-CN' ? 'en-US' : 'zh-CN';
  const nextTheme = THEME_CHOICES[(THEME_CHOICES.indexOf(choice) + 1) % THEME_CHOICES.length] ?? 'system';
  const themeLabel = formatMessage({ id: `frame.theme.${choice}` });
  return (
    <>
      <Button type="text" lang={otherLanguage} translate="no" onClick={() => changeLanguage(otherLanguage)}>
        {LANGUAGE_NAMES[otherLanguage]}
      </Button>
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
