import chargeTexts from '@@/texts/charge';
import { useT } from '@@/texts/usercenter';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { DateText } from '@/components/DateText';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import { useMonthName } from '@/components/MonthBars';
import { instanceAddress } from '@/components/order/orderAgain';
import { PageLink } from '@/components/PageLink';
import { Section } from '@/components/Section';
import { useOutlook } from '@/components/service/useOutlook';
import typography from '@/components/typography.module.css';
import { startOfMonth } from '@/domain/calendar';
import type { InstanceSummary } from '@/domain/instance/instance';
import type { Budget } from '@/domain/money/budget';
import { serverNow } from '@/domain/serverClock';
import { nextChanges } from './comingUp';
import { PartContent, PartLoading } from './PartContent';
import { type AccountSummary, isPending } from './useAccountSummary';

/** Three lines, each with a title and a note. */
const HEIGHT_PX = 164;

type ComingUpProps = Pick<AccountSummary, 'can' | 'services' | 'budget' | 'orders'>;

/** What comes next: a renewal, an end, and the statement of the month or the refunds in progress. */
export function ComingUpSection({ can, services, budget, orders }: ComingUpProps) {
  const t = useT();
  const refunds = (orders.data?.counts.refundReview ?? 0) + (orders.data?.counts.refunding ?? 0);
  const money =
    refunds > 0 ? <RefundLine count={refunds} /> : budget.data && <StatementLine {...budget.data} />;
  return (
    <Section
      title={t('usercenter.overview.next')}
      actions={<LinkButton to="/usercenter/service/renewals">{t('usercenter.overview.next.all')}</LinkButton>}
    >
      {isPending(budget) || isPending(orders) ? (
        <PartLoading height={HEIGHT_PX} />
      ) : can.services ? (
        <PartContent
          query={services}
          failedText={t('usercenter.overview.services.failed')}
          height={HEIGHT_PX}
        >
          {(data) => <Lines services={data.list} now={serverNow(data)} money={money} />}
        </PartContent>
      ) : (
        <Lines services={[]} now={0} money={money} />
      )}
    </Section>
  );
}

interface LinesProps {
  services: readonly InstanceSummary[];
  /** Server milliseconds. */
  now: number;
  money: ReactNode;
}

function Lines({ services, now, money }: LinesProps) {
  const t = useT();
  const changes = nextChanges(services);
  if (changes.length === 0 && !money)
    return <p className={typography.secondary}>{t('usercenter.overview.next.none')}</p>;
  return (
    <Flex component="ul" vertical gap={16}>
      {changes.map((service) => (
        <ServiceLine key={service.instanceId} service={service} now={now} />
      ))}
      {money}
    </Flex>
  );
}

/** When a service renews and for how much, when it ends, or why it cannot renew. */
function ServiceLine({ service, now }: { service: InstanceSummary; now: number }) {
  const t = useT(chargeTexts);
  const getOutlook = useOutlook();
  const { instanceId, outlook } = service;
  if (!outlook) return null;
  const { state, at, amount } = outlook;
  const date = <DateText key="date" at={at} short />;
  const isPlain = state === 'renews' || state === 'willEnd';
  return (
    <Line
      to={instanceAddress(instanceId)}
      title={service.service.title}
      amount={amount}
      note={
        isPlain
          ? t(state === 'renews' ? 'bought.renewsOn' : 'bought.endsOn', { date })
          : getOutlook(service, now)?.text
      }
    />
  );
}

/** The statement of the month, with what the month will have cost. */
function StatementLine({ month, forecast }: Budget) {
  const t = useT();
  const getName = useMonthName();
  const next = new Date(startOfMonth(month, 1) ?? Number.NaN);
  const at = Number.isNaN(next.getTime()) ? '' : next.toISOString();
  return (
    <Line
      to={`/usercenter/service/statement?month=${month}`}
      title={t('usercenter.overview.next.statement', { month: getName(month) })}
      amount={forecast}
      note={t('usercenter.overview.next.statement.on', { date: <DateText key="date" at={at} short /> })}
    />
  );
}

function RefundLine({ count }: { count: number }) {
  const t = useT();
  return <Line to="/usercenter/order?tab=refund" title={t('usercenter.overview.refund', { count })} />;
}

interface LineProps {
  to: string;
  title: string;
  note?: ReactNode;
  /** In cents; missing where nothing is charged. */
  amount?: number | undefined;
}

const Line = ({ to, title, note, amount }: LineProps) => (
  <Flex component="li" justify="space-between" gap={16}>
    <div className={layout.shrink}>
      <PageLink
        to={to}
        className={note ? typography.titleLink : `${typography.titleLink} ${layout.touchLink}`}
        dir="auto"
      >
        {title}
      </PageLink>
      {note && <p className={typography.secondary}>{note}</p>}
    </div>
    {amount !== undefined && (
      <span className={typography.strong}>
        <Money cents={amount} />
      </span>
    )}
  </Flex>
);
