import failedSetupTexts from '@@/texts/failedSetup';
import { useT } from '@@/texts/market';
import welcomeTexts from '@@/texts/welcome';
import { Link, useAccess } from '@umijs/max';
import { type PropsWithChildren, type ReactNode, useId } from 'react';
import { CardGrid } from '@/components/CardGrid';
import { CouponLine } from '@/components/coupon/CouponLine';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { useFailedSetup } from '@/components/order/failedSetup';
import { useSecondsLeft, useTimeUp } from '@/components/order/useSecondsLeft';
import { PageLink } from '@/components/PageLink';
import panelStyles from '@/components/panel.module.css';
import { partOfDay } from '@/components/partOfDay';
import { type Query, useQuery } from '@/components/query/useQuery';
import { RetryButton } from '@/components/RetryButton';
import { useStoppingServices } from '@/components/service/useStoppingServices';
import typography from '@/components/typography.module.css';
import { useAccountName } from '@/components/useAccountName';
import type { CurrentUser } from '@/domain/account/account';
import { deviceHour } from '@/domain/calendar';
import { encodePart } from '@/domain/characters';
import { formatMoney } from '@/domain/money/money';
import type { OrderSummary } from '@/domain/order/order';
import { countdownDigits, type ServerMoment } from '@/domain/serverClock';
import { listCoupons } from '@/services/coupon';
import { listInstances } from '@/services/instance';
import { listOrders } from '@/services/order';
import styles from './Attention.module.css';

/** Greets the user, names a coupon and lists unpaid orders, failed setups and expiring services, if any. */
export default function Attention({ user }: { user: CurrentUser }) {
  const accountName = useAccountName();
  const t = useT(welcomeTexts);
  const access = useAccess();
  return (
    <section className={styles.attention} aria-label={t('home.attention')}>
      <p className={typography.titleMedium}>
        {t(`welcome.${partOfDay(deviceHour())}`, { name: accountName(user) })}
      </p>
      <CouponLine read={listCoupons} />
      <CardGrid className={styles.lists} min={420} stretch>
        {access['/order'] && <UnpaidOrders />}
        {access['/usercenter/order'] && <FailedSetups />}
        {access['/usercenter/service'] && <ExpiringServices />}
      </CardGrid>
    </section>
  );
}

const PAGE_SIZE = 3;

interface AttentionListProps {
  title: string;
  /** A link to the full list. */
  more: ReactNode;
  query: Pick<Query<unknown>, 'error' | 'isLoading' | 'refresh'>;
  failedText: string;
  /** List items. Without any, nothing is shown. */
  children: ReactNode[] | undefined;
}

/** A titled list of items that need the user's attention. */
function AttentionList({ title, more, query, failedText, children }: AttentionListProps) {
  const id = useId();
  if (query.error && !children)
    return (
      <div className={`${panelStyles.surface} ${styles.list}`}>
        <p className={layout.spaceAfterXs}>{failedText}</p>
        <RetryButton error={query.error} loading={query.isLoading} onRetry={query.refresh} />
      </div>
    );
  if (!children || children.length === 0) return null;
  return (
    <div className={`${panelStyles.surface} ${styles.list}`}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  );
}

/** One item; its children are what can be done. */
function Item({ title, note, children }: PropsWithChildren<{ title: string; note: ReactNode }>) {
  return (
    <li className={styles.item}>
      <div className={styles.what}>
        <strong className={styles.name} dir="auto">
          {title}
        </strong>
        <p className={typography.secondary}>{note}</p>
      </div>
      {children}
    </li>
  );
}

const hasMore = (data: { total: number; list: readonly unknown[] } | undefined) =>
  data !== undefined && data.total > data.list.length;

/** The services that end soon without a renewal. */
function ExpiringServices() {
  const t = useT();
  const { query, title, services, ...stopping } = useStoppingServices(listInstances, PAGE_SIZE);
  return (
    <AttentionList
      title={title}
      more={stopping.hasMore && <Link to="/usercenter/service">{t('home.ending.more')}</Link>}
      query={query}
      failedText={t('home.ending.failed')}
    >
      {services?.map(({ instanceId, address, action, ...texts }) => (
        <Item key={instanceId} {...texts}>
          <LinkButton to={address}>{action}</LinkButton>
        </Item>
      ))}
    </AttentionList>
  );
}

/** The orders whose setup failed, with the amount and date of their refund. */
function FailedSetups() {
  const t = useT(failedSetupTexts);
  const getTexts = useFailedSetup();
  const query = useQuery(
    (options) => listOrders({ status: ['provisionFailed'], pageSize: PAGE_SIZE }, options),
    { silent: true },
  );
  return (
    <AttentionList
      title={t('failedSetup.title', { count: query.data?.total ?? 0 })}
      more={
        hasMore(query.data) && <Link to="/usercenter/order?tab=underWay">{t('home.setupFailed.more')}</Link>
      }
      query={query}
      failedText={t('failedSetup.failed')}
    >
      {query.data?.list.map((order) => {
        const { address, note, action } = getTexts(order);
        return (
          <Item key={order.orderId} title={order.service.title} note={note}>
            <LinkButton to={address}>{action}</LinkButton>
          </Item>
        );
      })}
    </AttentionList>
  );
}

/** The orders that await payment, with the time left. */
function UnpaidOrders() {
  const t = useT();
  const query = useQuery(
    (options) => listOrders({ status: ['pendingPayment', 'paying'], pageSize: PAGE_SIZE }, options),
    { silent: true },
  );
  const { data, refresh } = query;
  return (
    <AttentionList
      title={t('home.unpaid', { count: data?.total ?? 0 })}
      more={
        hasMore(data) && (
          <PageLink onlyLink to="/serviceMarket/nopay">
            {t('home.unpaid.more')}
          </PageLink>
        )
      }
      query={query}
      failedText={t('home.unpaid.failed')}
    >
      {data?.list.map((order) => (
        <UnpaidOrder key={order.orderId} order={order} moment={data} onExpire={refresh} />
      ))}
    </AttentionList>
  );
}

interface UnpaidOrderProps {
  order: OrderSummary;
  moment: ServerMoment;
  /** Called when the time runs out. */
  onExpire: () => void;
}

function UnpaidOrder({ order, moment, onExpire }: UnpaidOrderProps) {
  const t = useT();
  const { orderId, service, payableAmount, payDeadline, status } = order;
  const secondsLeft = useSecondsLeft(payDeadline, moment);
  const paying = status === 'paying';
  const isExpired = secondsLeft === 0 && !paying;

  useTimeUp(isExpired, onExpire);

  const timeLeft = () =>
    isExpired
      ? t('home.unpaid.over')
      : t('home.unpaid.left', { time: <bdi key="time">{countdownDigits(secondsLeft)}</bdi> });

  return (
    <Item title={service.title} note={paying ? t('home.unpaid.paying') : timeLeft()}>
      <LinkButton to={`/order/${encodePart(orderId)}`} disabled={isExpired}>
        {paying
          ? t('home.unpaid.resume')
          : t('home.unpaid.pay', { amount: formatMoney(payableAmount, t.locale) })}
      </LinkButton>
    </Item>
  );
}
