import { useIntl } from '@umijs/max';
import { Radio, Skeleton } from 'antd';
import { useState } from 'react';
import { FailedState } from '@/components/FailedState';
import { useQuery } from '@/components/query/useQuery';
import { endsWithTerm } from '@/domain/instance/scheduledChange';
import { changedConfiguration, configurationPrice, otherPlans } from '@/domain/instance/upgrade';
import { formatMoney } from '@/domain/money/money';
import { fetchService } from '@/services/service';
import { ChangedSpecs } from '../bought/ChangedSpecs';
import changeStyles from '../ChangeDialog.module.css';
import { ConfirmDialog } from './ConfirmDialog';
import { useService } from './ServiceContext';
import type { ServiceActionState } from './useServiceAction';

interface DowngradeDialogProps {
  /** When the new plan starts. */
  date: string;
  action: ServiceActionState;
  onSchedule: (skuCode: string) => void;
  onClose: () => void;
}

/** Chooses the smaller plan of the next term. */
export function DowngradeDialog({ date, action, onSchedule, onClose }: DowngradeDialogProps) {
  const { formatMessage, locale } = useIntl();
  const { detail } = useService();
  const [chosen, setChosen] = useState<string>();
  const { data, error, isLoading, refresh } = useQuery(
    (options) => fetchService(detail.service.serviceId, options),
    { key: detail.service.serviceId },
  );
  const configuration = { ...detail, serviceId: detail.service.serviceId };
  const plans = data ? otherPlans(data, configuration, 'downgrade') : [];
  const choice = chosen ?? plans.at(-1)?.skuCode;
  const price = (skuCode: string) =>
    formatMoney(
      (data && configurationPrice(data, changedConfiguration(data, configuration, skuCode))) ?? Number.NaN,
      locale,
    );

  return (
    <ConfirmDialog
      title={formatMessage({ id: 'instance.schedule.downgrade.title' })}
      okText={formatMessage({ id: 'instance.schedule.downgrade.ok' })}
      action={action}
      onOk={() => choice && onSchedule(choice)}
      onClose={onClose}
    >
      {data && (
        <Radio.Group
          className={changeStyles.choices}
          aria-label={formatMessage({ id: 'instance.schedule.downgrade.plan' })}
          value={choice}
          onChange={({ target }) => setChosen(target.value)}
          options={plans.map(({ skuCode, name }) => ({
            value: skuCode,
            label: formatMessage({ id: 'instance.schedule.price' }, { plan: name, price: price(skuCode) }),
          }))}
        />
      )}
      {data && choice && (
        <ChangedSpecs
          service={data}
          before={detail.specs}
          after={changedConfiguration(data, configuration, choice).specs}
        />
      )}
      {!data && isLoading && <Skeleton active paragraph={{ rows: 3 }} />}
      {!data && error && !isLoading && (
        <FailedState
          error={error}
          title={formatMessage({ id: 'instance.schedule.downgrade.failed' })}
          onRetry={refresh}
        />
      )}
      <p>
        {formatMessage(
          {
            id: endsWithTerm(detail)
              ? 'instance.schedule.downgrade.text.ending'
              : 'instance.schedule.downgrade.text',
          },
          { date },
        )}
      </p>
    </ConfirmDialog>
  );
}
