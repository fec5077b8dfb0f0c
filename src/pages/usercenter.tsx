import { useT } from '@@/texts/entry';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
// For all pages of the layout: one copy.
import '@@/texts/order';
import '@@/texts/usercenter';
import { Link, Outlet, useAccess, useLocation } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { entries, entryOf } from './usercenter/components/menu';
import styles from './usercenter.module.css';

/** The user center layout: the granted pages in a side menu, on phones in a bar at the top. */
export default function UserCenterLayout() {
  const t = useT();
  const { pathname } = useLocation();
  const access = useAccess();
  const nav = useRef<HTMLElement>(null);

  const granted = entries.filter(({ path }) => access[path]);
  const current = entryOf(pathname, granted);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls the current link into view on a phone.
  useEffect(() => {
    // In the next frame: now, it forces another layout.
    const frame = requestAnimationFrame(() => {
      const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
      link?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);

  return (
    <div className={styles.layout}>
      <nav ref={nav} className={`${panelStyles.surface} ${styles.menu}`} aria-label={t('title.usercenter')}>
        {granted.map((entry) => (
          <Link
            key={entry.path}
            to={entry.path}
            className={styles.entry}
            aria-current={entry === current ? 'page' : undefined}
          >
            <entry.Icon aria-hidden />
            {t(entry.titleId)}
          </Link>
        ))}
      </nav>
      <div className={layout.fill}>
        <Outlet />
      </div>
    </div>
  );
}
