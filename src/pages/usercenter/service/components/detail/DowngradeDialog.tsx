import { useT } from '@@/texts/instance';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { RadioCards } from '@/components/RadioCards';
import { endsWithTerm } from '@/domain/instance/scheduledChange';
import { changedConfiguration, configurationPrice, otherPlans } from '@/domain/instance/upgrade';
import { formatMoney } from '@/domain/money/money';
import { fetchService } from '@/services/service';
import { ChangedSpecs } from '../bought/ChangedSpecs';
import { ConfirmDialog } from './ConfirmDialog';
import { type ServiceActionState, useService } from './ServiceContext';

interface DowngradeDialogProps {
  /** When the new plan starts. */
  date: string;
  action: ServiceActionState;
  onSchedule: (skuCode: string) => void;
  onClose: () => void;
}

/** Chooses the smaller plan of the next term. */
export function DowngradeDialog({ date, action, onSchedule, onClose }: DowngradeDialogProps) {
  const t = useT();
  const { detail } = useService();
  const [chosen, setChosen] = useState<string>();
  const catalog = useQuery((options) => fetchService(detail.service.serviceId, options), {
    key: detail.service.serviceId,
  });
  const { data } = catalog;
  const configuration = { ...detail, serviceId: detail.service.serviceId };
  const plans = data ? otherPlans(data, configuration, 'downgrade') : [];
  const choice = chosen ?? plans.at(-1)?.skuCode;
  const options = plans.map(({ skuCode, name }) => {
    const cents = data && configurationPrice(data, changedConfiguration(data, configuration, skuCode));
    const price = formatMoney(cents ?? Number.NaN, t.locale);
    return { value: skuCode, title: name, price: t('instance.schedule.price', { price }) };
  });

  return (
    <ConfirmDialog
      title={t('instance.schedule.downgrade.title')}
      okText={t('instance.schedule.downgrade.ok')}
      action={action}
      onOk={() => choice && onSchedule(choice)}
      onClose={onClose}
    >
      <QueryContent
        query={catalog}
        failed={t('instance.schedule.downgrade.failed')}
        loading={<Skeleton active paragraph={{ rows: 3 }} />}
      >
        {(service) => (
          <>
            <RadioCards
              label={t('instance.schedule.downgrade.plan')}
              value={choice}
              onChange={setChosen}
              options={options}
            />
            {choice && (
              <ChangedSpecs
                service={service}
                before={detail.specs}
                after={changedConfiguration(service, configuration, choice).specs}
              />
            )}
          </>
        )}
      </QueryContent>
      <p>
        {t(
          endsWithTerm(detail)
            ? 'instance.schedule.downgrade.text.ending'
            : 'instance.schedule.downgrade.text',
          { date },
        )}
      </p>
    </ConfirmDialog>
  );
}
