import { useT } from '@@/texts/charge';
import orderTexts from '@@/texts/order';
import { Link, useLocation } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import { InlineDetails } from '@/components/InlineDetails';
import { Money } from '@/components/Money';
import { instanceAddress } from '@/components/order/orderAgain';
import { PeriodText } from '@/components/order/PeriodText';
import { type PlainColumn, PlainTable } from '@/components/PlainTable';
import panelStyles from '@/components/panel.module.css';
import { StatusTag } from '@/components/StatusTag';
import scrollEdge from '@/components/scrollEdge.module.css';
import typography from '@/components/typography.module.css';
import { shownStatus } from '@/domain/instance/instance';
import type { ListedInstance } from '@/domain/instance/instanceList';
import { usedPercent } from '@/domain/instance/usage';
import { numberFormat } from '@/domain/intlFormats';
import { type ServerMoment, serverNow } from '@/domain/serverClock';
import { INSTANCE_STATUS_TONE } from '@/domain/statusTone';
import styles from './Bought.module.css';
import { RenewalCell } from './RenewalCell';
import { RowActions } from './RowActions';
import type { RowDialog } from './useRowActions';

export interface RowProps {
  instance: ListedInstance;
  /** Server milliseconds. */
  now: number;
  onOpen: (dialog: RowDialog, instanceId: string) => void;
}

interface ServiceTableProps extends Pick<RowProps, 'onOpen'> {
  /** Names the table. */
  label: string;
  services: readonly ListedInstance[];
  /** The server's time of the list. */
  moment: ServerMoment;
}

/** What a service is called. Those with the same name differ in their specs. */
const getName = ({ service: { title, planName } }: ListedInstance) => `${title} ${planName}`;

/** Bought services with usage, renewal, price and actions; on a phone as cards. */
export function ServiceTable({ label, services, moment, onOpen }: ServiceTableProps) {
  const t = useT(orderTexts);
  const now = serverNow(moment);
  const columns: PlainColumn<ListedInstance>[] = [
    {
      key: 'service',
      title: t('order.service'),
      isName: true,
      cell: (instance) => (
        <NameCell
          instance={instance}
          now={now}
          hasSpecs={services.filter((other) => getName(other) === getName(instance)).length > 1}
        />
      ),
    },
    {
      key: 'usage',
      title: t('bought.usage'),
      cell: ({ allowance }) => allowance && <UsageCell allowance={allowance} />,
    },
    {
      key: 'renewal',
      title: t('bought.renewal'),
      cell: (instance) => <RenewalCell instance={instance} now={now} />,
    },
    {
      key: 'monthly',
      title: t('bought.monthly'),
      isEnd: true,
      cell: ({ monthlyPrice }) => monthlyPrice !== undefined && <Money cents={monthlyPrice} />,
    },
    {
      key: 'actions',
      title: t('bought.actions'),
      isActions: true,
      cell: (instance) => <RowActions instance={instance} now={now} onOpen={onOpen} />,
    },
  ];
  const isUnused: Record<string, boolean> = {
    usage: services.every(({ allowance }) => allowance === undefined),
    monthly: services.every(({ monthlyPrice }) => monthlyPrice === undefined),
  };
  return (
    <div className={`${panelStyles.panel} ${scrollEdge.edge}`}>
      <PlainTable
        className={styles.services}
        aria-label={label}
        rows={services}
        getKey={({ instanceId }) => instanceId}
        columns={columns.filter(({ key }) => !isUnused[key])}
      />
    </div>
  );
}

interface NameCellProps extends Omit<RowProps, 'onOpen'> {
  /** Whether its specs are shown. */
  hasSpecs: boolean;
}

function NameCell({ instance, now, hasSpecs }: NameCellProps) {
  const t = useT(orderTexts);
  const { search } = useLocation();
  const { instanceId, service, period, quantity, orderType } = instance;
  const shown = shownStatus(instance, now);
  return (
    <>
      <Link className={typography.titleLink} to={instanceAddress(instanceId)} state={{ list: search }}>
        {service.title}
      </Link>
      <Flex wrap align="center" gap="4px 8px">
        <StatusTag tone={INSTANCE_STATUS_TONE[shown]} text={t(`bought.status.${shown}`)} />
        <InlineDetails>
          <span>{service.planName}</span>
          {orderType === 'trial' ? <span>{t('bought.trial')}</span> : <PeriodText period={period} />}
          {quantity > 1 && <span>{t('order.quantity.times', { count: quantity })}</span>}
        </InlineDetails>
      </Flex>
      {hasSpecs && (
        <InlineDetails>
          {instance.specTexts.map(({ label, value }) => (
            <span key={label}>{t('order.spec', { label, value })}</span>
          ))}
        </InlineDetails>
      )}
    </>
  );
}

/** The used part of the units, as a bar and in numbers. */
function UsageCell({ allowance }: { allowance: NonNullable<ListedInstance['allowance']> }) {
  const t = useT();
  const { format } = numberFormat(t.locale);
  const { used, total, unit } = allowance;
  const percent = usedPercent(allowance);
  return (
    <div className={styles.usage}>
      <span className={styles.bar} data-full={percent >= 100 || undefined} aria-hidden>
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
      <span className={typography.caption}>
        {t('bought.used', { used: format(used), total: format(total), unit })}
      </span>
    </div>
  );
}

/** The table while it loads. */
export const ServiceTableSkeleton = () => (
  <Flex className={panelStyles.panel} vertical gap={16}>
    {[0, 1, 2, 3, 4, 5, 6, 7].map((key) => (
      <Skeleton.Node key={key} active style={{ inlineSize: '100%', blockSize: 44 }} />
    ))}
  </Flex>
);
