import { MenuOutlined } from '@ant-design/icons';
import { NavLink, useIntl } from '@umijs/max';
import { Button, Drawer, Flex } from 'antd';
import { useState } from 'react';
import { Brand } from '@/components/Brand';
import { AccountMenu } from './AccountMenu';
import { LanguageSwitch } from './LanguageSwitch';
import styles from './PortalFrame.module.css';
import { ThemeSwitch } from './ThemeSwitch';

const sections = [
  { path: '/serviceMarket', titleId: 'title.serviceMarket' },
  { path: '/announcement', titleId: 'title.announcement' },
  { path: '/agreement', titleId: 'title.agreement' },
];

/** The portal's head: brand, sections, language, theme, account. On a phone the sections and switches move to a drawer. */
export function PortalHeader() {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const closeDrawer = () => setOpen(false);

  const links = sections.map(({ path, titleId }) => (
    <NavLink key={path} to={path} className={styles.link} onClick={closeDrawer}>
      {formatMessage({ id: titleId })}
    </NavLink>
  ));

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Button
          className={styles.phoneOnly}
          type="text"
          size="large"
          icon={<MenuOutlined />}
          aria-label={formatMessage({ id: 'frame.openMenu' })}
          onClick={() => setOpen(true)}
        />
        <Brand />
        <nav className={styles.links} aria-label={formatMessage({ id: 'frame.sections' })}>
          {links}
        </nav>
        <div className={styles.tools}>
          <span className={styles.wideOnly}>
            <LanguageSwitch />
            <ThemeSwitch />
          </span>
          <AccountMenu />
        </div>
      </div>
      <Drawer
        open={open}
        onClose={closeDrawer}
        placement={document.documentElement.dir === 'rtl' ? 'right' : 'left'}
        size={280}
        title={formatMessage({ id: 'frame.sections' })}
        footer={
          <Flex justify="space-between">
            <LanguageSwitch />
            <ThemeSwitch />
          </Flex>
        }
      >
        <Flex vertical component="nav" gap={16} aria-label={formatMessage({ id: 'frame.sections' })}>
          {links}
        </Flex>
      </Drawer>
    </header>
  );
}
