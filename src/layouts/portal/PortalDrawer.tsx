import { useT } from '@@/texts/entry';

import { SideDrawer } from '@/components/SideDrawer';
import { PreferenceSwitches } from '../root/PreferenceSwitches';
import styles from './PortalFrame.module.css';
import { SectionLinks } from './SectionLinks';

/** Sections and switches on a phone. */
export default function PortalDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  const title = t('frame.sections');
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
