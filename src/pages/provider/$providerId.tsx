import { useT } from '@@/texts/provider';
import { MailOutlined, PhoneOutlined } from '@ant-design/icons';
import { useIntl, useParams } from '@umijs/max';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { BackLink } from '@/components/BackLink';
import { CardGrid } from '@/components/CardGrid';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { type Fact, FactItems } from '@/components/FactItems';
import layout from '@/components/layout.module.css';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { usePageTitle } from '@/components/PageTitleContext';
import panelStyles from '@/components/panel.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { SectionLoading } from '@/components/Section';
import { Rating, ServiceCard, ServiceCardsLoading } from '@/components/service/ServiceCard';
import typography from '@/components/typography.module.css';
import { listQuery } from '@/domain/listQuery';
import type { Provider } from '@/domain/provider/provider';
import { mailLink, phoneLink } from '@/domain/siteAddress';
import { fetchProvider } from '@/services/provider';
import { listServices } from '@/services/service';
import styles from './components/Provider.module.css';
import { Qualifications, ServiceLevel } from './components/ProviderTrust';

/** `/provider/{providerId}`: who a provider is, what it promises and what it offers. */
export default function ProviderPage() {
  const { providerId = '' } = useParams();
  return <ProviderDetail key={providerId} providerId={providerId} />;
}

function ProviderDetail({ providerId }: { providerId: string }) {
  const t = useT();
  const provider = useQuery((options) => fetchProvider(providerId, options));
  usePageTitle(provider.data?.name);
  const frame = (content: ReactNode) => (
    <div className={layout.page} aria-busy={!provider.data}>
      <BackLink to="/serviceMarket" text={t('provider.back')} />
      {content}
    </div>
  );
  return (
    <QueryContent
      query={provider}
      heading="h1"
      failed={t('provider.failed')}
      loading={frame(<SectionLoading rows={5} />)}
      missing={{
        title: t('provider.unknown.title'),
        description: t('provider.unknown.description'),
        action: { to: '/serviceMarket', text: t('provider.toMarket') },
      }}
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
  const t = useT();
  const { formatNumber } = useIntl();
  const { name, about, city, foundedYear, joinedAt, phone, email, rating, orderCount } = provider;
  const facts: Fact[] = [
    [t('provider.rating'), <Rating key="rating" rating={rating} />],
    [t('provider.orders'), formatNumber(orderCount)],
    [t('provider.city'), city],
    [t('provider.founded'), <bdi key="founded">{foundedYear}</bdi>],
    [t('provider.joined'), <DateText key="joined" at={joinedAt} />],
  ];
  return (
    <header className={panelStyles.panel}>
      <h1 className={typography.titleLarge}>{name}</h1>
      {about && (
        <p className={styles.about} dir="auto">
          {about}
        </p>
      )}
      <dl className={styles.facts}>
        <FactItems facts={facts} />
      </dl>
      <Flex className={layout.spaceBeforeMd} wrap gap="0 24px">
        {phone && (
          <a className={layout.touchLink} href={phoneLink(phone)}>
            <PhoneOutlined aria-hidden /> <Code>{phone}</Code>
          </a>
        )}
        {email && (
          <a className={layout.touchLink} href={mailLink(email)}>
            <MailOutlined aria-hidden /> <Code>{email}</Code>
          </a>
        )}
      </Flex>
    </header>
  );
}

const servicesQuery = listQuery({}, { pageSizes: [12] });

/** The services that the provider sells. */
function ProviderServices({ providerId }: { providerId: string }) {
  const t = useT();
  const services = useList('provider.services', servicesQuery, (query, options) =>
    listServices({ ...query, providerId, sort: 'recommended' }, { ...options, silent: true }),
  );
  return (
    <section aria-labelledby="provider-services">
      <h2 id="provider-services" className={typography.heading}>
        {t('provider.services')}
      </h2>
      <ListContent
        list={services}
        skeleton={
          <CardGrid min={256} gap={24}>
            <ServiceCardsLoading count={4} />
          </CardGrid>
        }
      >
        {({ list }) => (
          <CardGrid min={256} gap={24}>
            {list.map((service) => (
              <ServiceCard key={service.serviceId} service={service} heading="h3" />
            ))}
          </CardGrid>
        )}
      </ListContent>
    </section>
  );
}
