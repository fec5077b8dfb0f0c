import { useT } from '@@/texts/instance';
import { Button } from 'antd';
import { useState } from 'react';
import { FormDialog } from '@/components/form/FormDialog';
import { PhoneField } from '@/components/PhoneField';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { instanceDetailEndpoints } from '@/domain/instance/detailEndpoints';
import { actionFacts } from '@/domain/instance/instanceDetail';
import { actionObstacle, canBecomePossible } from '@/domain/instance/serviceActions';
import { dateText } from '@/domain/intlFormats';
import { offerHandOver, withdrawHandOver } from '@/services/instanceDetail';
import { UnknownOutcome, useService, useServiceAction } from './ServiceContext';

/** Hands the service over to another account, or takes the open offer back. */
export function HandOverPanel() {
  const t = useT();
  const { detail } = useService();
  const [offering, setOffering] = useState(false);
  const { instanceId, handOver } = detail;
  const facts = actionFacts(detail);
  const obstacle = actionObstacle(facts, 'handOver');
  const withdraw = useServiceAction({
    name: 'withdrawHandOver',
    endpoint: instanceDetailEndpoints.withdrawHandOver,
    act: (idempotencyKey) => withdrawHandOver(instanceId, idempotencyKey),
    doneId: 'instance.handOver.withdrawn',
  });

  if (!canBecomePossible(facts, 'handOver')) return null;

  return (
    <Section
      id="service-handover"
      title={t('instance.handOver')}
      actions={
        handOver ? (
          <Button loading={withdraw.isPending} onClick={() => void withdraw.run()}>
            {t('instance.handOver.withdraw')}
          </Button>
        ) : (
          !obstacle && <Button onClick={() => setOffering(true)}>{t('instance.handOver.start')}</Button>
        )
      }
    >
      <p className={typography.secondary}>
        {handOver
          ? t('instance.handOver.open', {
              phone: handOver.toPhone,
              date: dateText(t.locale, handOver.expiresAt, { withTime: true }),
            })
          : t(obstacle ? `instance.obstacle.${obstacle}` : 'instance.handOver.about')}
      </p>
      <UnknownOutcome action={withdraw} />
      {offering && <OfferDialog onClose={() => setOffering(false)} />}
    </Section>
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
      <p>{t('instance.handOver.text')}</p>
      <PhoneField label={t('instance.handOver.phone')} note={t('instance.handOver.phone.hint')} />
      <UnknownOutcome action={offer} />
    </FormDialog>
  );
}
