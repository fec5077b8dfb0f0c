import { useT } from '@@/texts/entry';
import { EllipsisOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { lazy, Suspense, useState } from 'react';
import styles from './PhoneBar.module.css';
import type { MenuGroup } from './useMenu';

const MoreSheet = lazy(() => import('./MoreSheet'));

const isCurrentGroup = ({ pages }: MenuGroup) => pages.some(({ current }) => current);

/** The menu of the user center on a phone: a bar at the end of the window, and the pages that it does not lead to behind "More". */
export function PhoneBar({ label, groups }: { label: string; groups: readonly MenuGroup[] }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  // Stays mounted for its closing animation.
  const [isLoaded, setLoaded] = useState(false);
  const inBar = groups.filter(({ isInBar }) => isInBar);
  const further = groups.filter(({ isInBar, pages }) => !isInBar || pages.length > 1);

  function handleMore() {
    setLoaded(true);
    setOpen(true);
  }

  return (
    <nav className={styles.bar} aria-label={label}>
      {inBar.map((group) => {
        const { key, name, Icon, pages } = group;
        const [first] = pages;
        return (
          first && (
            <Link
              key={key}
              to={first.to}
              className={styles.item}
              aria-current={first.current ?? (isCurrentGroup(group) ? 'true' : undefined)}
            >
              <Icon aria-hidden />
              {name}
            </Link>
          )
        );
      })}
      {further.length > 0 && (
        <button
          type="button"
          className={styles.item}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-current={groups.some((group) => !group.isInBar && isCurrentGroup(group)) || undefined}
          onClick={handleMore}
        >
          <EllipsisOutlined aria-hidden />
          {t('frame.more')}
        </button>
      )}
      {isLoaded && (
        <Suspense>
          <MoreSheet label={label} groups={further} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </nav>
  );
}
