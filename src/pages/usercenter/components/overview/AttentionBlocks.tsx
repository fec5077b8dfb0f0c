import failedSetupTexts from '@@/texts/failedSetup';
import orderTexts from '@@/texts/order';
import { useT } from '@@/texts/usercenter';
import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { SeverityTag } from '@/components/announcement/SeverityTag';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { LinkButton } from '@/components/LinkButton';
import { useFailedSetup } from '@/components/order/failedSetup';
import panelStyles from '@/components/panel.module.css';
import { useQuery } from '@/components/query/useQuery';
import { StatusTag } from '@/components/StatusTag';
import { useStoppingServices } from '@/components/service/useStoppingServices';
import typography from '@/components/typography.module.css';
import type { CertificationStatus } from '@/domain/account/account';
import { encodePart } from '@/domain/characters';
import { ORDER_STATUS_TONE } from '@/domain/statusTone';
import { listAnnouncements } from '@/services/announcement';
import { listInstances } from '@/services/instance';
import { listOrders } from '@/services/order';
import { AttentionBlock, AttentionItem, type BlockProps } from './AttentionBlock';
import styles from './Overview.module.css';
import { getCertificationState } from './OverviewAccount';

/** Maximum number of entries in a block. */
export const BLOCK_SIZE = 3;

/** Services that end soon without a renewal, with what mends it. */
export function EndingBlock({ onEmpty }: BlockProps) {
  const t = useT();
  const { query, title, services } = useStoppingServices(listInstances, BLOCK_SIZE);
  return (
    <AttentionBlock
      title={title}
      allUrl="/usercenter/service"
      query={query}
      items={services?.map((service) => (
        <AttentionItem key={service.instanceId} title={service.title} note={service.note}>
          <Link to={service.address} className={styles.go}>
            {service.action}
          </Link>
        </AttentionItem>
      ))}
      failedText={t('usercenter.overview.ending.failed')}
      onEmpty={onEmpty}
    />
  );
}

/** Refunds in progress. */
export function RefundBlock({ onEmpty }: BlockProps) {
  const t = useT(orderTexts);
  const query = useQuery(
    (options) => listOrders({ status: ['refundReview', 'refunding'], pageSize: BLOCK_SIZE }, options),
    { silent: true },
  );
  return (
    <AttentionBlock
      title={t('usercenter.overview.refund', { count: query.data?.total ?? 0 })}
      allUrl="/usercenter/order?tab=refund"
      query={query}
      items={query.data?.list.map(({ orderId, service, status }) => (
        <AttentionItem
          key={orderId}
          title={service.title}
          to={`/usercenter/order/${encodePart(orderId)}`}
          note={<Code>{orderId}</Code>}
        >
          <StatusTag tone={ORDER_STATUS_TONE[status]} text={t(`order.status.${status}`)} />
        </AttentionItem>
      ))}
      failedText={t('usercenter.overview.refund.failed')}
      onEmpty={onEmpty}
    />
  );
}

/** Orders whose setup failed, with the amount and date of their refund. */
export function SetupFailedBlock({ onEmpty }: BlockProps) {
  const t = useT(failedSetupTexts);
  const getTexts = useFailedSetup();
  const query = useQuery(
    (options) => listOrders({ status: ['provisionFailed'], pageSize: BLOCK_SIZE }, options),
    { silent: true },
  );
  return (
    <AttentionBlock
      title={t('failedSetup.title', { count: query.data?.total ?? 0 })}
      allUrl="/usercenter/order?tab=underWay"
      query={query}
      items={query.data?.list.map((order) => {
        const { address, note, action } = getTexts(order);
        return (
          <AttentionItem key={order.orderId} title={order.service.title} to={address} note={note}>
            <LinkButton to={address}>{action}</LinkButton>
          </AttentionItem>
        );
      })}
      failedText={t('failedSetup.failed')}
      onEmpty={onEmpty}
    />
  );
}

/** Unread announcements. */
export function UnreadBlock({ onEmpty }: BlockProps) {
  const t = useT();
  const query = useQuery((options) => listAnnouncements({ unread: 1, pageSize: BLOCK_SIZE }, options), {
    silent: true,
  });
  return (
    <AttentionBlock
      title={t('usercenter.overview.unread', { count: query.data?.unreadCount ?? 0 })}
      allUrl="/announcement?unread=1"
      query={query}
      items={query.data?.list.map(({ announcementId, title, severity, publishedAt }) => (
        <AttentionItem
          key={announcementId}
          title={title}
          to={`/announcement/${encodePart(announcementId)}`}
          note={<DateText at={publishedAt} />}
        >
          <SeverityTag severity={severity} />
        </AttentionItem>
      ))}
      failedText={t('usercenter.overview.unread.failed')}
      onEmpty={onEmpty}
    />
  );
}

/** The next step of the identity verification. */
export function CertificationBlock({ status }: { status: CertificationStatus | undefined }) {
  const t = useT();
  const certification = getCertificationState(status);
  if (!certification.needsAction) return null;
  return (
    <section className={`${panelStyles.surface} ${styles.card}`} aria-labelledby="overview-certification">
      <h3 id="overview-certification" className={styles.cardTitle}>
        {t(`usercenter.overview.certify.${certification.state}`)}
      </h3>
      <Flex className={styles.item} align="center" justify="space-between" gap={16}>
        <p className={typography.note}>{t('usercenter.overview.certify.why')}</p>
        <LinkButton to="/usercenter/security/certification">
          {t(`usercenter.overview.certify.go.${certification.state}`)}
        </LinkButton>
      </Flex>
    </section>
  );
}
