import { useT } from '@@/texts/entry';
// For all pages of the layout: one copy.
import '@@/texts/order';
import '@@/texts/usercenter';
import { Outlet } from '@umijs/max';
import layout from '@/components/layout.module.css';
import { SideNavigation } from '@/components/SideNavigation';
import { PHONE, useMedia } from '@/components/useMedia';
import { PhoneBar } from './usercenter/components/menu/PhoneBar';
import { useMenu } from './usercenter/components/menu/useMenu';
import styles from './usercenter.module.css';

/** The user center layout: the granted pages in a side navigation, on phones in a bar at the end of the window. */
export default function UserCenterLayout() {
  const t = useT();
  const isPhone = useMedia(PHONE);
  const menu = { label: t('title.usercenter'), groups: useMenu() };

  return (
    <div className={styles.layout}>
      {!isPhone && <SideNavigation {...menu} />}
      <div className={layout.fill}>
        <Outlet />
      </div>
      {isPhone && <PhoneBar {...menu} />}
    </div>
  );
}
