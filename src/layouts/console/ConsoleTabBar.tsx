import { CloseOutlined } from '@ant-design/icons';
import { Link, useIntl } from '@umijs/max';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import layout from '@/components/layout.module.css';
import styles from './ConsoleTabBar.module.css';
import { useConsoleTabs } from './useConsoleTabs';

/**
 * The open pages side by side: real links, so that a middle click, a copied address and the keyboard do what they do
 * everywhere. Delete closes the page whose link has the focus.
 */
export function ConsoleTabBar() {
  const { formatMessage } = useIntl();
  const { tabs, current, close, closeOthers } = useConsoleTabs();
  const list = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that is shown is brought into view when it changes.
  useEffect(() => {
    const shown = list.current?.querySelector('[aria-current="page"]');
    shown?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current, tabs.length]);

  function handleClose(path: string, index: number) {
    close(path);
    // What had the focus is gone: its neighbour takes it. A page that is shown gives it to the next one's title.
    if (path === current) return;
    const links = list.current?.querySelectorAll('a');
    (links?.[index + 1] ?? links?.[index - 1])?.focus();
  }

  return (
    <nav className={styles.bar} aria-label={formatMessage({ id: 'console.tabs' })}>
      <ul ref={list} className={styles.list}>
        {tabs.map(({ path, query, titleId }, index) => {
          const title = formatMessage({ id: titleId });
          return (
            <li key={path} className={path === current ? `${styles.tab} ${styles.current}` : styles.tab}>
              <Link
                to={path + query}
                aria-current={path === current ? 'page' : undefined}
                onKeyDown={(event) => {
                  if (event.key === 'Delete' && tabs.length > 1) handleClose(path, index);
                }}
              >
                {title}
              </Link>
              {tabs.length > 1 && (
                <button
                  type="button"
                  className={styles.close}
                  aria-label={formatMessage({ id: 'console.tabs.close' }, { title })}
                  onClick={() => handleClose(path, index)}
                >
                  <CloseOutlined aria-hidden />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {tabs.length > 1 && (
        <Button type="text" className={layout.fixed} onClick={closeOthers}>
          {formatMessage({ id: 'console.tabs.closeOthers' })}
        </Button>
      )}
    </nav>
  );
}
