import { useT } from '@@/texts/charge';
import { useNavigate } from '@umijs/max';
import { Flex } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Dialog } from '@/components/Dialog';
import layout from '@/components/layout.module.css';
import { CheckoutColumns, SummaryCard } from '@/components/order/CheckoutFrame';
import { Lines, QueryContent } from '@/components/query/QueryContent';
import { encodePart } from '@/domain/characters';
import { possibleActions } from '@/domain/instance/instanceMachine';
import { type ChangeKind, useChange } from './useChange';

// The page needs it only in its dialog.
const ChangeForm = lazy(() => import('./ChangeForm').then((module) => ({ default: module.ChangeForm })));

interface ChangeDialogProps {
  kind: ChangeKind;
  instanceId: string;
  onClose: () => void;
}

/** Renews a service or changes its plan, then opens the payment page. */
export function ChangeDialog({ kind, instanceId, onClose }: ChangeDialogProps) {
  const t = useT();
  const navigate = useNavigate();
  const change = useChange(kind, instanceId, (orderId) => navigate(`/order/${encodePart(orderId)}`));
  const { subject, instance } = change;
  // Only updated with the instance, so that the form stays while the order is sent.
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    const action = kind === 'renew' ? 'renew' : 'upgrade';
    if (instance) setRefused(!instance.openOrder && !possibleActions(instance).includes(action));
  }, [instance, kind]);

  const loading = (
    <CheckoutColumns
      isInDialog
      summary={
        <SummaryCard>
          <Lines rows={12} />
        </SummaryCard>
      }
    >
      <Lines rows={8} />
    </CheckoutColumns>
  );
  return (
    <Dialog
      open
      hasEntry
      title={t(`change.${kind}.title`)}
      footer={null}
      width={880}
      mask={{ closable: false }}
      onClose={onClose}
    >
      <Flex className={layout.spaceBeforeXs} vertical gap={16}>
        <QueryContent
          query={subject}
          failed={t('change.failed')}
          loading={loading}
          missing={<p>{t('change.gone')}</p>}
        >
          {({ instance }) => {
            if (refused) return <p>{t('change.refused')}</p>;
            if (change.choice === undefined) return <p>{t(`change.${kind}.none`)}</p>;
            return (
              <Suspense fallback={loading}>
                <ChangeForm kind={kind} instance={instance} change={change} />
              </Suspense>
            );
          }}
        </QueryContent>
      </Flex>
    </Dialog>
  );
}
