import { DownOutlined } from '@ant-design/icons';
import { Link, useLocation } from '@umijs/max';
import { Button } from 'antd';
import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import layout from './layout.module.css';
import styles from './SideNavigation.module.css';
import { UnreadCount } from './UnreadCount';

export interface NavigationPage {
  to: string;
  label: string;
  Icon?: ComponentType<{ 'aria-hidden': true }>;
  /** `true` for the page that leads to the shown one. */
  current?: 'page' | 'true' | undefined;
  /** The number of unread entries, with the name of the link that says so. */
  unread?: { count: number; name: string } | undefined;
}

export interface NavigationGroup {
  key: string;
  /** Left out where the group is one line. */
  title?: string | undefined;
  pages: readonly NavigationPage[];
  /** Stands before its pages, such as what is said while they load. */
  children?: ReactNode;
}

interface NavigationGroupsProps {
  groups: readonly NavigationGroup[];
  /** Called when a link is followed. */
  onFollow?: () => void;
}

/** Groups of links to pages, each below its title. */
export function NavigationGroups({ groups, onFollow }: NavigationGroupsProps) {
  const id = useId();
  return groups.map(({ key, title, pages, children }) => (
    <div key={key} className={styles.group}>
      {title && (
        <p id={id + key} className={styles.title}>
          {title}
        </p>
      )}
      {children}
      <ul aria-labelledby={title && id + key}>
        {pages.map(({ to, label, Icon, current, unread }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.line}
              aria-current={current}
              aria-label={unread?.name}
              onClick={onFollow}
            >
              {Icon && <Icon aria-hidden />}
              {/* The space separates the words of the visible text for speech input. */}
              {label} {unread && <UnreadCount count={unread.count} className={layout.pushStart} />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}

interface SideNavigationProps extends NavigationGroupsProps {
  /** Its accessible name, and the words of the button that unfolds it. */
  label: string;
  /** Whether it is folded behind a button where the window has no room beside the page. */
  isFolding?: boolean;
}

/** The pages of a section of the portal, beside the page that is shown. It stays in sight. */
export function SideNavigation({ label, groups, isFolding }: SideNavigationProps) {
  const { pathname, search } = useLocation();
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const url = pathname + search;
  // Unfolded for one URL, so that following a link folds it.
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === url;

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls the current link into view in a low window.
  useEffect(() => {
    // In the next frame: now, it forces another layout.
    const frame = requestAnimationFrame(() => {
      nav.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  return (
    <nav ref={nav} className={`${styles.navigation} ${isFolding ? styles.folding : ''}`} aria-label={label}>
      {isFolding && (
        <Button
          className={styles.toggle}
          block
          size="large"
          aria-expanded={isOpen}
          aria-controls={id}
          icon={<DownOutlined rotate={isOpen ? 180 : 0} aria-hidden />}
          iconPlacement="end"
          onClick={() => setOpenedAt(isOpen ? undefined : url)}
        >
          {label}
        </Button>
      )}
      <div id={id} className={styles.groups}>
        <NavigationGroups groups={groups} />
      </div>
    </nav>
  );
}
