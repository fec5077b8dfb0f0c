import { useIntl } from '@umijs/max';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import styles from './OrderList.module.css';

const COLUMNS = ['order', 'status', 'amount', 'actions'] as const;

/** The frame of the list: a table at a desk, cards on a phone. */
export function OrderTable({ busy, children }: { busy: boolean; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <table className={`${panelStyles.surface} ${styles.table}`} aria-busy={busy}>
      <thead>
        <tr className={styles.headRow}>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={styles[column]}>
              {formatMessage({ id: `usercenter.orders.column.${column}` })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** Stands for orders that are on their way. */
export function OrderRowsLoading() {
  return [0, 1, 2, 3].map((row) => (
    <tr key={row} className={styles.row}>
      <td className={styles.what}>
        <div className={layout.rounded}>
          <Skeleton.Node active style={{ inlineSize: '100%', blockSize: 42 }} />
        </div>
        <div>
          <Skeleton active title={false} paragraph={{ rows: 2 }} />
        </div>
      </td>
      <td className={styles.state}>
        <Skeleton.Button active size="small" />
      </td>
      <td className={styles.amount} />
      <td className={styles.actions} />
    </tr>
  ));
}
