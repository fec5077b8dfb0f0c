import { useT } from '@@/texts/provider';
import { MailOutlined, PhoneOutlined } from '@ant-design/icons';
import { useParams } from '@umijs/max';
import { Flex } from 'antd';
import { BackLink } from '@/components/BackLink';
import { CardGrid } from '@/components/CardGrid';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { Figures } from '@/components/Figures';
import layout from '@/components/layout.module.css';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { PageHeader } from '@/components/PageHeader';
import { usePageTitle } from '@/components/PageTitleContext';
import { ProviderMark } from '@/components/ProviderMark';
import panelStyles from '@/components/panel.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { Section, SectionLoading } from '@/components/Section';
import { Rating, ServiceCard, ServiceCardsLoading } from '@/components/service/ServiceCard';
import typography from '@/components/typography.module.css';
import { countText } from '@/domain/intlFormats';
import { listQuery } from '@/domain/listQuery';
import type { Provider } from '@/domain/provider/provider';
import { mailLink, phoneLink } from '@/domain/siteAddress';
import { fetchProvider } from '@/services/provider';
import { listServices } from '@/services/service';
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
  return (
    <QueryContent
      query={provider}
      heading="h1"
      failed={t('provider.failed')}
      loading={
        <div className={layout.page} aria-busy="true">
          <BackLink to="/serviceMarket" text={t('provider.back')} />
          <SectionLoading rows={5} />
        </div>
      }
      missing={{
        title: t('provider.unknown.title'),
        description: t('provider.unknown.description'),
        action: { to: '/serviceMarket', text: t('provider.toMarket') },
      }}
    >
      {(data) => (
        <div className={layout.page}>
          <ProviderHead provider={data} />
          <CardGrid min={400} gap="32px 24px">
            <ServiceLevel level={data.serviceLevel} />
            <Qualifications qualifications={data.qualifications} />
          </CardGrid>
          <ProviderServices providerId={providerId} />
        </div>
      )}
    </QueryContent>
  );
}

function ProviderHead({ provider }: { provider: Provider }) {
  const t = useT();
  const { providerId, name, about, city, foundedYear, joinedAt, phone, email, rating, orderCount } = provider;
  return (
    <>
      <PageHeader
        back={{ to: '/serviceMarket', text: t('provider.back') }}
        mark={<ProviderMark provider={{ providerId, name }} />}
        title={name}
        line={about && <span dir="auto">{about}</span>}
      />
      <Flex className={panelStyles.panel} vertical gap={16}>
        <Figures
          items={[
            { label: t('provider.rating'), value: <Rating rating={rating} /> },
            { label: t('provider.orders'), value: countText(t.locale, orderCount) },
            { label: t('provider.city'), value: city },
            { label: t('provider.founded'), value: <bdi>{foundedYear}</bdi> },
          ]}
        />
        <Flex wrap align="center" gap="0 24px">
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
          <span className={typography.note}>
            {t('provider.joined')} <DateText at={joinedAt} />
          </span>
        </Flex>
      </Flex>
    </>
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
    <Section id="provider-services" title={t('provider.services')} isPlain>
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
    </Section>
  );
}
