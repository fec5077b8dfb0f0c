import { useT } from '@@/texts/instance';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { DetailSection } from '@/components/DetailSection';
import { FormDialog } from '@/components/form/FormDialog';
import { PhoneField } from '@/components/PhoneField';
import typography from '@/components/typography.module.css';
import { instanceDetailEndpoints } from '@/domain/instance/detailEndpoints';
import { actionFacts } from '@/domain/instance/instanceDetail';
import { actionObstacle } from '@/domain/instance/serviceActions';
import { dateText } from '@/domain/intlFormats';
import { offerHandOver, withdrawHandOver } from '@/services/instanceDetail';
import { UnknownOutcome, useService, useServiceAction } from './ServiceContext';

/** Hands the service over to another account, or takes the open offer back. */
export function HandOverPanel() {
  const t = useT();
  const { detail } = useService();
  const [offering, setOffering] = useState(false);
  const { instanceId, handOver } = detail;
  const obstacle = actionObstacle(actionFacts(detail), 'handOver');
  const withdraw = useServiceAction({
    name: 'withdrawHandOver',
    endpoint: instanceDetailEndpoints.withdrawHandOver,
    act: (idempotencyKey) => withdrawHandOver(instanceId, idempotencyKey),
    doneId: 'instance.handOver.withdrawn',
  });

  return (
    <DetailSection id="service-handover" title={t('instance.handOver')}>
      <Flex vertical align="start" gap={12}>
        {handOver ? (
          <>
            <p>
              {t('instance.handOver.open', {
                phone: handOver.toPhone,
                date: dateText(t.locale, handOver.expiresAt, { withTime: true }),
              })}
            </p>
            <Button loading={withdraw.isPending} onClick={() => void withdraw.run()}>
              {t('instance.handOver.withdraw')}
            </Button>
          </>
        ) : (
          <>
            <p className={typography.note}>{t('instance.handOver.about')}</p>
            {obstacle ? (
              <p className={typography.note}>{t(`instance.obstacle.${obstacle}`)}</p>
            ) : (
              <Button onClick={() => setOffering(true)}>{t('instance.handOver.start')}</Button>
            )}
          </>
        )}
        <UnknownOutcome action={withdraw} />
      </Flex>
      {offering && <OfferDialog onClose={() => setOffering(false)} />}
    </DetailSection>
  );
}

function OfferDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { detail } = useService();
  const offer = useServiceAction({
    name: 'handOver',
    endpoint: instanceDetailEndpoints.handOver,
    act: (idempotencyKey, userPhone: string) =>
      offerHandOver(detail.instanceId, { userPhone, idempotencyKey }),
    doneId: 'instance.handOver.offered',
    onDone: onClose,
  });
  return (
    <FormDialog<{ userPhone: string }>
      title={t('instance.handOver.title')}
      okText={t('instance.handOver.ok')}
      initialValues={{}}
      firstField="userPhone"
      draft={`hand-over-${detail.instanceId}`}
      onSave={({ userPhone }) => offer.run(userPhone)}
      onClose={onClose}
    >
      <PhoneField label={t('instance.handOver.phone')} note={t('instance.handOver.phone.hint')} />
      <UnknownOutcome action={offer} />
    </FormDialog>
  );
}
