import { useT } from '@@/texts/usercenter';
import { useAccess } from '@umijs/max';
import { useState } from 'react';
import { CardGrid } from '@/components/CardGrid';
import { hasSection, useColumns } from '@/components/ColumnsContext';
import panelStyles from '@/components/panel.module.css';
import type { CurrentUser } from '@/domain/account/account';
import {
  CertificationBlock,
  EndingBlock,
  RefundBlock,
  SetupFailedBlock,
  UnreadBlock,
} from './AttentionBlocks';
import styles from './Overview.module.css';
import { getCertificationState } from './OverviewAccount';
import { UnpaidBlock } from './UnpaidBlock';

type Block = 'unpaid' | 'setupFailed' | 'ending' | 'refund' | 'unread';

interface OverviewAttentionProps {
  user: CurrentUser;
  showCertification: boolean;
}

/** Everything that needs the user's attention. Each kind loads and fails on its own; a message replaces them when all are empty. */
export function OverviewAttention({ user, showCertification }: OverviewAttentionProps) {
  const t = useT();
  const access = useAccess();
  const columns = useColumns();
  const [empty, setEmpty] = useState<Partial<Record<Block, boolean>>>({});

  const shown: Record<Block, boolean> = {
    unpaid: Boolean(access['/order']),
    setupFailed: Boolean(access['/usercenter/order']),
    ending: Boolean(access['/usercenter/service']),
    refund: Boolean(access['/usercenter/order']),
    unread: hasSection(columns, 'announcement'),
  };
  const handleEmpty = (block: Block) => (isEmpty: boolean) =>
    setEmpty((blocks) => (blocks[block] === isEmpty ? blocks : { ...blocks, [block]: isEmpty }));
  const certification =
    showCertification &&
    Boolean(access['/usercenter/security']) &&
    getCertificationState(user.certification?.status).needsAction;
  const blocks = Object.keys(shown) as Block[];
  const allEmpty = !certification && blocks.every((block) => !shown[block] || empty[block]);

  return (
    <CardGrid className={styles.blocks} min={400} stretch>
      {shown.unpaid && <UnpaidBlock onEmpty={handleEmpty('unpaid')} />}
      {shown.setupFailed && <SetupFailedBlock onEmpty={handleEmpty('setupFailed')} />}
      {shown.ending && <EndingBlock onEmpty={handleEmpty('ending')} />}
      {shown.refund && <RefundBlock onEmpty={handleEmpty('refund')} />}
      {certification && <CertificationBlock status={user.certification?.status} />}
      {shown.unread && <UnreadBlock onEmpty={handleEmpty('unread')} />}
      {allEmpty && <p className={`${panelStyles.surface} ${styles.calm}`}>{t('usercenter.overview.calm')}</p>}
    </CardGrid>
  );
}
