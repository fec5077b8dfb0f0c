import { SideDrawer } from '@/components/SideDrawer';
import { type NavigationGroup, NavigationGroups } from '@/components/SideNavigation';
import styles from './PhoneBar.module.css';

interface MoreSheetProps {
  label: string;
  groups: readonly NavigationGroup[];
  open: boolean;
  onClose: () => void;
}

/** The pages of the user center that the bar of a phone does not lead to by itself. */
export default function MoreSheet({ label, groups, open, onClose }: MoreSheetProps) {
  return (
    <SideDrawer open={open} onClose={onClose} side="bottom" size="min(520px, 85%)" title={label}>
      <div className={styles.more}>
        <NavigationGroups groups={groups} onFollow={onClose} />
      </div>
    </SideDrawer>
  );
}
