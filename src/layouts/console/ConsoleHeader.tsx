import { useT } from '@@/texts/console';
import { HistoryOutlined, MenuOutlined, SearchOutlined, SettingOutlined } from '@ant-design/icons';
import type { MenuDataItem } from '@ant-design/pro-components';
import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { lazy, type ReactNode, Suspense } from 'react';
import { chordName } from '@/browser/keyboard';
import { Logo } from '@/components/Logo';
import { AccountMenu } from '../portal/AccountMenu';
import frame from '../portal/PortalFrame.module.css';
import { PreferenceSwitches } from '../root/PreferenceSwitches';
import { useLazyPanel } from '../root/useLazyPanel';
import styles from './Console.module.css';

interface ConsoleActionsProps {
  onSearch: () => void;
  /** Missing without access to the rules. */
  onRecentActions?: () => void;
  onSettings: () => void;
}

/** The buttons of the console header. On a phone, language and theme are in the settings. */
export function ConsoleActions({ onSearch, onRecentActions, onSettings }: ConsoleActionsProps) {
  const t = useT();
  const search = t('console.palette.open');
  const settings = t('console.settings.open');
  const chord = chordName('K');
  return (
    <Flex className={styles.actions} align="center" justify="flex-end" gap={4}>
      <Button
        className={styles.search}
        aria-label={`${search} ${chord}`}
        aria-haspopup="dialog"
        title={t('frame.search.shortcut', { key: chord })}
        icon={<SearchOutlined aria-hidden />}
        onClick={onSearch}
      >
        <span className={styles.searchText}>{search}</span>{' '}
        <kbd translate="no" className={styles.searchText}>
          {chord}
        </kbd>
      </Button>
      <span className={frame.wideOnly}>
        <PreferenceSwitches />
      </span>
      {onRecentActions && (
        <Button
          type="text"
          icon={<HistoryOutlined aria-hidden />}
          aria-label={t('title.console.ruleActions')}
          aria-haspopup="dialog"
          title={t('title.console.ruleActions')}
          onClick={onRecentActions}
        />
      )}
      <Button
        type="text"
        icon={<SettingOutlined aria-hidden />}
        aria-label={settings}
        aria-haspopup="dialog"
        title={`${settings} (${chordName(',')})`}
        onClick={onSettings}
      />
      <AccountMenu inConsole />
    </Flex>
  );
}

/** Links to the portal. ProLayout's own title would be a second h1. */
export function ConsoleBrand({ short }: { short?: boolean }) {
  const t = useT();
  const name = t('frame.console');
  return (
    <Link to="/home" className={styles.brand} aria-label={short ? name : undefined}>
      <Logo size={28} />
      {!short && <span>{name}</span>}
    </Link>
  );
}

const PhoneMenu = lazy(() => import('./PhoneMenu'));

/** The console header on a phone. ProLayout's own opens the menu with an element that is not a button. */
export function PhoneHeader({ menu, actions }: { menu: MenuDataItem[]; actions: ReactNode }) {
  const t = useT();
  const drawer = useLazyPanel();
  return (
    <Flex align="center" justify="space-between" style={{ blockSize: 56, paddingInline: 8 }}>
      <Flex gap={8}>
        <Button
          type="text"
          icon={<MenuOutlined aria-hidden />}
          aria-label={t('console.menu.open')}
          aria-haspopup="dialog"
          onClick={drawer.show}
        />
        <ConsoleBrand short />
      </Flex>
      {actions}
      {drawer.isLoaded && (
        <Suspense>
          <PhoneMenu menu={menu} open={drawer.isOpen} onClose={drawer.hide} />
        </Suspense>
      )}
    </Flex>
  );
}
