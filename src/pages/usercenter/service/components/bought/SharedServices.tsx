import { useT } from '@@/texts/instance';
import orderTexts from '@@/texts/order';
import { Link, useLocation } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useId } from 'react';
import { newIdempotencyKey } from '@/browser/idempotencyKey';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import { certificationAddress, instanceAddress } from '@/components/order/orderAgain';
import { PageLink } from '@/components/PageLink';
import { PlainTable } from '@/components/PlainTable';
import { useAction } from '@/components/query/useAction';
import { useActionOnce } from '@/components/query/useActionOnce';
import { useQuery } from '@/components/query/useQuery';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { instanceDetailEndpoints } from '@/domain/instance/detailEndpoints';
import type { HandOverOffer } from '@/domain/instance/handOver';
import { dateText } from '@/domain/intlFormats';
import { findInstanceByKey } from '@/services/instance';
import { acceptHandOver, declineHandOver, listSharedServices } from '@/services/instanceDetail';
import detailStyles from '../detail/Service.module.css';
import { UnknownOutcome } from '../detail/ServiceContext';
import styles from './Bought.module.css';

type Shared = Awaited<ReturnType<typeof listSharedServices>>;

/** Reads the services that others offer to the user or share with the user; none where that is not known. */
export function useSharedServices() {
  const { data, refresh } = useQuery(listSharedServices, { silent: true, refreshOnFocus: true });
  const { handOvers = [], services = [] } = data ?? {};
  return { offers: handOvers, services, refresh };
}

interface ServiceOffersProps {
  offers: readonly HandOverOffer[];
  /** Called after an answer, and when an offer is no longer open. */
  onChanged: (isAccepted: boolean) => unknown;
}

/** The services that others offer to the user; nothing without any. */
export function ServiceOffers({ offers, onChanged }: ServiceOffersProps) {
  const t = useT();
  if (offers.length === 0) return null;
  return (
    <Section id="offered-services" title={t('instance.offers')}>
      <ul className={layout.divided}>
        {offers.map((offer) => (
          <Offer key={offer.instanceId} offer={offer} isOnly={offers.length === 1} onChanged={onChanged} />
        ))}
      </ul>
      <p className={typography.note}>{t('instance.offers.about')}</p>
    </Section>
  );
}

/** The services that others share with the user; nothing without any. */
export function SharedServices({ services }: Pick<Shared, 'services'>) {
  const t = useT(orderTexts);
  if (services.length === 0) return null;
  return (
    <Section id="shared-services" title={t('instance.shared')}>
      <PlainTable
        className={styles.services}
        aria-labelledby="shared-services"
        rows={services}
        getKey={({ instanceId }) => instanceId}
        columns={[
          {
            key: 'service',
            title: t('order.service'),
            isName: true,
            cell: ({ instanceId, title, planName }) => (
              <>
                <Link className={typography.titleLink} to={instanceAddress(instanceId)}>
                  {title}
                </Link>
                <p className={typography.facts}>{planName}</p>
              </>
            ),
          },
          { key: 'owner', title: t('instance.shared.owner'), cell: ({ ownerPhone }) => ownerPhone },
          {
            key: 'role',
            title: t('instance.members.role'),
            cell: ({ role }) => t(`instance.members.role.${role}`),
          },
        ]}
      />
    </Section>
  );
}

/** Leads to the verification and back to this page, where the offer stays open. */
function VerifyLink() {
  const t = useT();
  return (
    <PageLink onlyLink className={detailStyles.verify} to={certificationAddress(useLocation())}>
      {t('instance.offers.verify')}
    </PageLink>
  );
}

interface OfferProps extends Pick<ServiceOffersProps, 'onChanged'> {
  offer: HandOverOffer;
  isOnly: boolean;
}

function Offer({ offer, isOnly, onChanged }: OfferProps) {
  const t = useT();
  const message = useMessage();
  const { instanceId, title, planName, fromPhone, expiresAt, obstacle } = offer;
  const textId = useId();
  const accept = useActionOnce<[], { instanceId: string }>({
    name: `acceptHandOver ${instanceId}`,
    endpoint: instanceDetailEndpoints.acceptHandOver,
    asksAtOnce: true,
    find: findInstanceByKey,
    act: (idempotencyKey) => acceptHandOver(instanceId, idempotencyKey),
    async onDone() {
      message.success(t('instance.offers.accepted'));
      await onChanged(true);
    },
    onMissing: () => message.warning(t('instance.missing')),
    async onRefused(error) {
      message.warning(error.message);
      await onChanged(false);
    },
  });
  // Declining changes nothing of the service; a second try finds the offer gone.
  const decline = useAction(() => declineHandOver(instanceId, newIdempotencyKey()), {
    async onDone() {
      message.success(t('instance.offers.declined'));
      await onChanged(false);
    },
    onFailed: () => onChanged(false),
  });
  const isBlocked = obstacle === 'unverified' || obstacle === 'purchaseLimit';
  const text = isBlocked ? t(`instance.offers.${obstacle}`) : undefined;
  const date = dateText(t.locale, expiresAt, { withTime: true });

  return (
    <li className={layout.row}>
      <div className={layout.fill}>
        <Flex wrap align="baseline" gap="0 8px">
          <strong>{title}</strong>
          <span className={typography.facts}>{planName}</span>
        </Flex>
        <p>{t('instance.offers.from', { phone: fromPhone, date })}</p>
        {text !== undefined && (
          <p id={textId}>
            {text} {obstacle === 'unverified' && <VerifyLink />}
          </p>
        )}
        <UnknownOutcome action={accept} />
      </div>
      <Flex gap={8}>
        <Button
          type={isOnly ? 'primary' : 'default'}
          loading={accept.isPending}
          disabled={decline.isPending || isBlocked}
          aria-describedby={isBlocked ? textId : undefined}
          aria-label={t('instance.offers.accept.of', { subject: title })}
          onClick={() => void accept.run()}
        >
          {t('instance.offers.accept')}
        </Button>
        <Button
          type="text"
          loading={decline.isPending}
          disabled={accept.isPending}
          aria-label={t('instance.offers.decline.of', { subject: title })}
          onClick={() => void decline.run()}
        >
          {t('instance.offers.decline')}
        </Button>
      </Flex>
    </li>
  );
}
