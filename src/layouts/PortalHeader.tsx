import { MenuOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Brand } from '@/components/Brand';
import { AccountMenu } from './AccountMenu';
import { HeaderSearch } from './HeaderSearch';
import { LanguageSwitch } from './LanguageSwitch';
import styles from './PortalFrame.module.css';
import { SectionLinks } from './SectionLinks';
import { ThemeSwitch } from './ThemeSwitch';

// Only a phone opens it, so only a phone loads it.
const PortalDrawer = lazy(() => import('./PortalDrawer'));

/**
 * The portal's head: brand, sections, search, language, theme, account. On a phone the sections and switches move to a
 * drawer; the search stays.
 */
export function PortalHeader() {
  const { formatMessage } = useIntl();
  const [drawer, setDrawer] = useState<'unloaded' | 'open' | 'closed'>('unloaded');

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Button
          className={styles.phoneOnly}
          type="text"
          size="large"
          icon={<MenuOutlined />}
          aria-label={formatMessage({ id: 'frame.openMenu' })}
          onClick={() => setDrawer('open')}
        />
        <Brand />
        <nav className={styles.links} aria-label={formatMessage({ id: 'frame.sections' })}>
          <SectionLinks />
        </nav>
        <div className={styles.tools}>
          <HeaderSearch />
          <span className={styles.wideOnly}>
            <LanguageSwitch />
            <ThemeSwitch />
          </span>
          <AccountMenu />
        </div>
      </div>
      {drawer !== 'unloaded' && (
        <Suspense>
          <PortalDrawer open={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </header>
  );
}
