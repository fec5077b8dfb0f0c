import chargeTexts from '@@/texts/charge';
import { useT } from '@@/texts/usercenter';
import { Flex } from 'antd';
import { DateText } from '@/components/DateText';
import { LinkButton } from '@/components/LinkButton';
import { Money } from '@/components/Money';
import { instanceAddress } from '@/components/order/orderAgain';
import { PageLink } from '@/components/PageLink';
import { PlainTable } from '@/components/PlainTable';
import { Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { shownStatus } from '@/domain/instance/instance';
import type { ListedInstance } from '@/domain/instance/instanceList';
import { NO_VALUE } from '@/domain/intlFormats';
import { type ServerMoment, serverNow } from '@/domain/serverClock';
import { INSTANCE_STATUS_TONE } from '@/domain/statusTone';
import { PartContent } from './PartContent';
import type { AccountSummary } from './useAccountSummary';

const SHOWN = 5;
/** The head of the table and five rows of two lines. */
const HEIGHT_PX = 340;

/** The running services that end first, with what they cost per month. */
export function ServicesSection({ services }: Pick<AccountSummary, 'services'>) {
  const t = useT();
  return (
    <Section
      title={t('title.usercenter.service')}
      actions={<LinkButton to="/usercenter/service">{t('usercenter.overview.services.all')}</LinkButton>}
    >
      <PartContent query={services} failedText={t('usercenter.overview.services.failed')} height={HEIGHT_PX}>
        {({ list, ...moment }) =>
          list.length > 0 ? (
            <ServiceTable services={list.slice(0, SHOWN)} moment={moment} />
          ) : (
            <Flex wrap align="center" justify="space-between" gap="8px 16px">
              <span className={typography.secondary}>{t('usercenter.overview.services.none')}</span>
              <LinkButton to="/serviceMarket">{t('usercenter.overview.start.choose.go')}</LinkButton>
            </Flex>
          )
        }
      </PartContent>
    </Section>
  );
}

interface ServiceTableProps {
  services: readonly ListedInstance[];
  moment: ServerMoment;
}

function ServiceTable({ services, moment }: ServiceTableProps) {
  const t = useT(chargeTexts);
  const now = serverNow(moment);
  return (
    <PlainTable
      rows={services}
      getKey={({ instanceId }) => instanceId}
      columns={[
        {
          key: 'service',
          title: t('usercenter.overview.services.service'),
          isName: true,
          cell: ({ instanceId, service }) => (
            <>
              <PageLink to={instanceAddress(instanceId)} className={typography.titleLink} dir="auto">
                {service.title}
              </PageLink>
              <span className={`${typography.block} ${typography.note}`}>{service.planName}</span>
            </>
          ),
        },
        {
          key: 'status',
          title: t('usercenter.overview.services.status'),
          cell: (service) => {
            const status = shownStatus(service, now);
            return <StatusTag tone={INSTANCE_STATUS_TONE[status]} text={t(`bought.status.${status}`)} />;
          },
        },
        {
          key: 'term',
          title: t('usercenter.overview.services.term'),
          cell: (service) => <TermText service={service} />,
        },
        {
          key: 'price',
          title: t('usercenter.overview.services.price'),
          isEnd: true,
          cell: ({ monthlyPrice }) =>
            monthlyPrice === undefined ? NO_VALUE : <Money cents={monthlyPrice} />,
        },
      ]}
    />
  );
}

/** When a service renews or ends. */
function TermText({ service: { outlook, endsOn } }: { service: ListedInstance }) {
  const t = useT(chargeTexts);
  const at = outlook?.at ?? endsOn;
  if (at === undefined) return t('bought.noEnd');
  const date = <DateText key="date" at={at} short />;
  return <p>{t(outlook?.state === 'renews' ? 'bought.renewsOn' : 'bought.endsOn', { date })}</p>;
}
