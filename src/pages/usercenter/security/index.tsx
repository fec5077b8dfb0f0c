import { useT } from '@@/texts/security';
import { Card, Flex, Skeleton } from 'antd';
import { CardGrid } from '@/components/CardGrid';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { PageHeader } from '@/components/PageHeader';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { StatusTag } from '@/components/StatusTag';
import { useProtections } from '@/components/security/useProtections';
import { serverNow } from '@/domain/serverClock';
import { fetchSecuritySummary } from '@/services/security';
import { HistorySection } from './components/HistorySection';
import styles from './components/Security.module.css';
import { SessionSection } from './components/SessionSection';

/** `/usercenter/security`: protections, sessions and sign-in attempts. */
export default function SecurityPage() {
  const t = useT();
  const summary = useQuery(fetchSecuritySummary);
  return (
    <div className={layout.page}>
      <PageHeader
        title={t('title.usercenter.security')}
        line={t('security.lead')}
        actions={<LinkButton to="/usercenter/security/settings">{t('security.toSettings')}</LinkButton>}
      />
      <QueryContent
        query={summary}
        failed={t('security.failed')}
        loading={
          <CardGrid min={240} stretch aria-busy="true">
            {['password', 'phone', 'certification'].map((key) => (
              <Card key={key}>
                <Skeleton active paragraph={{ rows: 3 }} />
              </Card>
            ))}
          </CardGrid>
        }
      >
        {(data) => <ProtectionCards passwordChangedAt={data.passwordChangedAt} now={serverNow(data)} />}
      </QueryContent>
      <SessionSection />
      <HistorySection />
    </div>
  );
}

interface ProtectionCardsProps {
  /** ISO 8601. */
  passwordChangedAt: string;
  /** The server's time, milliseconds. */
  now: number;
}

function ProtectionCards({ passwordChangedAt, now }: ProtectionCardsProps) {
  return (
    <CardGrid min={240} stretch>
      {useProtections(passwordChangedAt, now).map(({ key, icon, title, status, value, hint, action }) => (
        <Card key={key} className={styles.card}>
          <Flex className={layout.full} wrap align="center" gap="4px 8px">
            <span className={styles.cardIcon}>{icon}</span>
            <h2 className={layout.pushEnd}>{title}</h2>
            <StatusTag {...status} />
          </Flex>
          {value && <p>{value}</p>}
          <p className={styles.hint}>{hint}</p>
          <LinkButton to={action.to}>{action.text}</LinkButton>
        </Card>
      ))}
    </CardGrid>
  );
}
