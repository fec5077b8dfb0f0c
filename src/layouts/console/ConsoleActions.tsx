import { SearchOutlined, SettingOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { AccountMenu } from '../AccountMenu';
import { LanguageSwitch } from '../LanguageSwitch';
import frame from '../PortalFrame.module.css';
import { ThemeSwitch } from '../ThemeSwitch';
import { chordName } from '../useSearchShortcut';
import styles from './Console.module.css';

interface ConsoleActionsProps {
  onSearch: () => void;
  onSettings: () => void;
}

/** What the console's header offers everywhere. A phone finds language and theme in the settings. */
export function ConsoleActions({ onSearch, onSettings }: ConsoleActionsProps) {
  const { formatMessage } = useIntl();
  const search = formatMessage({ id: 'console.palette.open' });
  const settings = formatMessage({ id: 'console.settings.open' });
  const keys = (key: string) => formatMessage({ id: 'frame.search.shortcut' }, { key: chordName(key) });
  return (
    <div className={styles.actions}>
      <Button
        className={styles.search}
        aria-label={search}
        aria-haspopup="dialog"
        title={keys('K')}
        icon={<SearchOutlined aria-hidden />}
        onClick={onSearch}
      >
        <span className={styles.searchText}>{search}</span>
        <kbd className={styles.searchText}>{chordName('K')}</kbd>
      </Button>
      <span className={frame.wideOnly}>
        <LanguageSwitch />
        <ThemeSwitch />
      </span>
      <Button
        type="text"
        icon={<SettingOutlined aria-hidden />}
        aria-label={settings}
        aria-haspopup="dialog"
        title={`${settings} (${chordName(',')})`}
        onClick={onSettings}
      />
      <AccountMenu inConsole />
    </div>
  );
}
