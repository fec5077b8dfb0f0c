import { useIntl } from '@umijs/max';

import { SideDrawer } from '@/components/SideDrawer';
import { PreferenceSwitches } from '../root/PreferenceSwitches';
import styles from './PortalFrame.module.css';
import { SectionLinks } from './SectionLinks';

/** Sections and switches on a phone. */
export default function PortalDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'frame.sections' });
  return (
    <SideDrawer
      open={open}
      onClose={onClose}
      side="start"
      size={280}
      title={title}
      footer={
        <div className={styles.drawerTools}>
          <PreferenceSwitches />
        </div>
      }
    >
      <nav className={styles.drawerLinks} aria-label={title}>
        <SectionLinks onFollow={onClose} />
      </nav>
    </SideDrawer>
  );
}
