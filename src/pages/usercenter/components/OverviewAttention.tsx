import { useAccess, useIntl } from '@umijs/max';
import { useState } from 'react';
import { CardGrid } from '@/components/CardGrid';
import { hasSection, useColumns } from '@/components/ColumnsContext';
import panelStyles from '@/components/panel.module.css';
import type { CurrentUser } from '@/domain/account/account';
import { CertificationBlock } from './CertificationBlock';
import { certificationStanding } from './certificationStanding';
import { EndingBlock } from './EndingBlock';
import styles from './Overview.module.css';
import { RefundBlock } from './RefundBlock';
import { UnpaidBlock } from './UnpaidBlock';
import { UnreadBlock } from './UnreadBlock';

type Block = 'unpaid' | 'ending' | 'refund' | 'unread';

/**
 * What waits for this person, each kind read by itself, so that one that fails takes no other down. Kinds without anything are
 * not shown; when all of them are without, one calm sentence stands there.
 */
export function OverviewAttention({ user }: { user: CurrentUser }) {
  const { formatMessage } = useIntl();
  const access = useAccess();
  const columns = useColumns();
  const [calm, setCalm] = useState<Partial<Record<Block, boolean>>>({});

  const shown: Record<Block, boolean> = {
    unpaid: Boolean(access['/order']),
    ending: Boolean(access['/usercenter/service']),
    refund: Boolean(access['/usercenter/order']),
    unread: hasSection(columns, 'announcement'),
  };
  const note = (block: Block) => (isCalm: boolean) =>
    setCalm((known) => (known[block] === isCalm ? known : { ...known, [block]: isCalm }));
  const certification =
    Boolean(access['/usercenter/security']) && certificationStanding(user.certification?.status).asks;
  const blocks = Object.keys(shown) as Block[];
  const nothing = !certification && blocks.every((block) => !shown[block] || calm[block]);

  return (
    <CardGrid className={styles.blocks} min={400} stretch>
      {shown.unpaid && <UnpaidBlock onCalm={note('unpaid')} />}
      {shown.ending && <EndingBlock onCalm={note('ending')} />}
      {shown.refund && <RefundBlock onCalm={note('refund')} />}
      {certification && <CertificationBlock status={user.certification?.status} />}
      {shown.unread && <UnreadBlock onCalm={note('unread')} />}
      {nothing && (
        <p className={`${panelStyles.surface} ${styles.calm}`}>
          {formatMessage({ id: 'usercenter.overview.calm' })}
        </p>
      )}
    </CardGrid>
  );
}
