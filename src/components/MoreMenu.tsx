import { EllipsisOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Button } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { useCanOpen } from './grantedPage';

// antd's Dropdown includes Menu: pages load it when it is wanted.
const OpenMenu = lazy(() => import('./OpenMenu'));

interface MoreMenuProps {
  /** Names the button and the menu. */
  label: string;
  /** Actions, and links to pages. A link to a page that the user cannot open is left out. */
  items: readonly ({ key: string; label: string } & (
    | { onClick: () => void; to?: undefined }
    | { to: string; onClick?: undefined }
  ))[];
}

/** The further actions of a page or an entry, behind "…". Nothing without any. */
export function MoreMenu({ label, items }: MoreMenuProps) {
  const canOpen = useCanOpen();
  const opener = useRef<HTMLButtonElement>(null);
  const [isWanted, setWanted] = useState(false);
  const shown = items.filter(({ to }) => to === undefined || canOpen(to));
  if (shown.length === 0) return null;

  function handleClose() {
    requestAnimationFrame(() => {
      const { activeElement } = document;
      // It was in the menu. A press elsewhere has taken it there.
      if (activeElement === document.body || activeElement?.closest('[role=menu]'))
        opener.current?.focus({ preventScroll: true });
    });
  }

  const button = (isOpen: boolean) => (
    <Button
      ref={opener}
      icon={<EllipsisOutlined aria-hidden />}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={() => setWanted(true)}
    />
  );
  if (!isWanted) return button(false);
  return (
    <Suspense fallback={button(false)}>
      <OpenMenu
        label={label}
        onClose={handleClose}
        items={shown.map(({ key, label: text, to, onClick }) =>
          to === undefined
            ? {
                key,
                label: text,
                onClick({ domEvent }) {
                  // Else the Enter that chose this presses the button that gets the focus.
                  domEvent.preventDefault();
                  // A dialog returns the focus to where it was, and the entry is gone by then.
                  opener.current?.focus();
                  onClick?.();
                },
              }
            : { key, label: <Link to={to}>{text}</Link> },
        )}
      >
        {button}
      </OpenMenu>
    </Suspense>
  );
}
