import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { THEME_CHOICES } from '@/browser/theme';
import { useThemeChoice } from './ThemeProvider';
import styles from './ThemeSwitch.module.css';

const icons = { light: <SunOutlined />, dark: <MoonOutlined />, system: <DesktopOutlined /> };

/** Goes round light, dark and the device's own theme; the label says which one holds. */
export function ThemeSwitch() {
  const { formatMessage } = useIntl();
  const { choice, choose } = useThemeChoice();
  const next = THEME_CHOICES[(THEME_CHOICES.indexOf(choice) + 1) % THEME_CHOICES.length] ?? 'system';
  const label = formatMessage({ id: `frame.theme.${choice}` });
  return (
    <Button
      type="text"
      className={styles.switch}
      icon={icons[choice]}
      aria-label={label}
      data-hint={label}
      onClick={() => choose(next)}
    />
  );
}
