import { useIntl } from '@umijs/max';
import { Drawer } from 'antd';
import { LanguageSwitch } from './LanguageSwitch';
import styles from './PortalFrame.module.css';
import { SectionLinks } from './SectionLinks';
import { ThemeSwitch } from './ThemeSwitch';

interface PortalDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** What a phone's header has no room for. */
export default function PortalDrawer({ open, onClose }: PortalDrawerProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'frame.sections' });
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement={document.documentElement.dir === 'rtl' ? 'right' : 'left'}
      size={280}
      title={title}
      footer={
        <div className={styles.drawerTools}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      }
    >
      <nav className={styles.drawerLinks} aria-label={title}>
        <SectionLinks onFollow={onClose} />
      </nav>
    </Drawer>
  );
}
