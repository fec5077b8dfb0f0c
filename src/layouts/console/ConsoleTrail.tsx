import { useAccess, useIntl, useLocation } from '@umijs/max';
import { useContext } from 'react';
import { ShownNameContext } from '@/components/PageTitleContext';
import { Trail } from '@/components/Trail';
import styles from './Console.module.css';
import { consolePlaceAt } from './consolePlace';

const HOME = '/welcome';

/** Where the page stands: console, menu group, page, and the name of what it shows where the page gave one. */
export function ConsoleTrail() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const access = useAccess();
  const name = useContext(ShownNameContext);
  const place = consolePlaceAt(pathname, access);
  if (!place) return null;

  const { page, group } = place;
  const title = formatMessage({ id: page.titleId });
  const named = name !== undefined && name !== title;
  const steps = [
    {
      key: 'console',
      text: formatMessage({ id: 'frame.console' }),
      to: access[HOME] && page.path !== HOME ? HOME : undefined,
    },
    ...(group
      ? [
          {
            key: group.path,
            text: formatMessage({ id: group.titleId }),
            to: group.hasPage ? group.path : undefined,
          },
        ]
      : []),
    { key: page.path, text: title, to: named ? page.path : undefined },
    ...(named ? [{ key: 'name', text: name }] : []),
  ];
  return (
    <div className={styles.trail}>
      <Trail label={formatMessage({ id: 'console.trail' })} steps={steps} />
    </div>
  );
}
