import '@@/texts/market';
import '@@/texts/provider';
import { MailOutlined, PhoneOutlined } from '@ant-design/icons';
import { useIntl, useParams } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { BackLink } from '@/components/BackLink';
import { DateText } from '@/components/DateText';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { usePageTitle } from '@/components/PageTitleContext';
import panelStyles from '@/components/panel.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { StatusPage } from '@/components/StatusPage';
import { Rating } from '@/components/service/ServiceCard';
import typography from '@/components/typography.module.css';
import type { Provider } from '@/domain/provider/provider';
import { mailLink, phoneLink } from '@/domain/siteAddress';
import { fetchProvider } from '@/services/provider';
import styles from './components/Provider.module.css';
import { ProviderServices } from './components/ProviderServices';
import { Qualifications, ServiceLevel } from './components/ProviderTrust';

/** `/provider/{providerId}`: who a provider is, what it promises and what it offers. */
export default function ProviderPage() {
  const { providerId = '' } = useParams();
  return <ProviderDetail key={providerId} providerId={providerId} />;
}

function ProviderDetail({ providerId }: { providerId: string }) {
  const { formatMessage } = useIntl();
  const provider = useQuery((options) => fetchProvider(providerId, options));
  usePageTitle(provider.data?.name);
  const frame = (content: ReactNode) => (
    <div className={layout.page} aria-busy={!provider.data}>
      <BackLink to="/serviceMarket" text={formatMessage({ id: 'provider.back' })} />
      {content}
    </div>
  );
  return (
    <QueryContent
      query={provider}
      heading="h1"
      failed={formatMessage({ id: 'provider.failed' })}
      loading={frame(
        <div className={panelStyles.panel}>
          <Skeleton active title paragraph={{ rows: 5 }} />
        </div>,
      )}
      missing={
        <StatusPage
          drawing="notFound"
          title={formatMessage({ id: 'provider.unknown.title' })}
          description={formatMessage({ id: 'provider.unknown.description' })}
          action={
            <LinkButton type="primary" to="/serviceMarket">
              {formatMessage({ id: 'provider.toMarket' })}
            </LinkButton>
          }
        />
      }
    >
      {(data) =>
        frame(
          <>
            <ProviderHead provider={data} />
            <div className={styles.columns}>
              <ServiceLevel level={data.serviceLevel} />
              <Qualifications qualifications={data.qualifications} />
            </div>
            <ProviderServices providerId={providerId} />
          </>,
        )
      }
    </QueryContent>
  );
}

function ProviderHead({ provider }: { provider: Provider }) {
  const { formatMessage, formatNumber } = useIntl();
  const { name, about, city, foundedYear, joinedAt, phone, email, rating, orderCount } = provider;
  const facts = [
    { id: 'rating', value: <Rating rating={rating} /> },
    { id: 'orders', value: formatNumber(orderCount) },
    { id: 'city', value: city },
    { id: 'founded', value: <bdi>{foundedYear}</bdi> },
    { id: 'joined', value: <DateText at={joinedAt} /> },
  ] as const;
  return (
    <header className={panelStyles.panel}>
      <h1 className={typography.titleLarge}>{name}</h1>
      {about && (
        <p className={styles.about} dir="auto">
          {about}
        </p>
      )}
      <dl className={styles.facts}>
        {facts.map(({ id, value }) => (
          <div key={id}>
            <dt>{formatMessage({ id: `provider.${id}` })}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Flex className={layout.spaceBeforeMd} wrap gap="0 24px">
        {phone && (
          <a className={layout.touchLink} href={phoneLink(phone)}>
            <PhoneOutlined aria-hidden />{' '}
            <bdi dir="ltr" translate="no">
              {phone}
            </bdi>
          </a>
        )}
        {email && (
          <a className={layout.touchLink} href={mailLink(email)}>
            <MailOutlined aria-hidden />{' '}
            <bdi dir="ltr" translate="no">
              {email}
            </bdi>
          </a>
        )}
      </Flex>
    </header>
  );
}
