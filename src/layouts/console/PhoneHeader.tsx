import { MenuOutlined } from '@ant-design/icons';
import type { MenuDataItem } from '@ant-design/pro-components';
import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import styles from './Console.module.css';
import { ConsoleBrand } from './ConsoleBrand';

const PhoneMenu = lazy(() => import('./PhoneMenu'));

/** The console's head on a phone, in place of ProLayout's, whose menu is opened by something that is no button. */
export function PhoneHeader({ menu, actions }: { menu: MenuDataItem[]; actions: ReactNode }) {
  const { formatMessage } = useIntl();
  const [drawer, setDrawer] = useState<'unloaded' | 'open' | 'closed'>('unloaded');
  return (
    <div className={styles.phoneHeader}>
      <Button
        type="text"
        icon={<MenuOutlined aria-hidden />}
        aria-label={formatMessage({ id: 'console.menu.open' })}
        aria-haspopup="dialog"
        onClick={() => setDrawer('open')}
      />
      <ConsoleBrand short />
      {actions}
      {drawer !== 'unloaded' && (
        <Suspense>
          <PhoneMenu menu={menu} open={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </div>
  );
}
