import { useT } from '@@/texts/instance';
import { Link, useLocation } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useId } from 'react';
import { newIdempotencyKey } from '@/browser/idempotencyKey';
import { InlineDetails } from '@/components/InlineDetails';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import { certificationAddress, instanceAddress } from '@/components/order/orderAgain';
import { PageLink } from '@/components/PageLink';
import panelStyles from '@/components/panel.module.css';
import { useAction } from '@/components/query/useAction';
import { useActionOnce } from '@/components/query/useActionOnce';
import { useQuery } from '@/components/query/useQuery';
import typography from '@/components/typography.module.css';
import { instanceDetailEndpoints } from '@/domain/instance/detailEndpoints';
import type { HandOverOffer } from '@/domain/instance/handOver';
import { dateText } from '@/domain/intlFormats';
import { findInstanceByKey } from '@/services/instance';
import { acceptHandOver, declineHandOver, listSharedServices } from '@/services/instanceDetail';
import styles from '../detail/Service.module.css';
import { UnknownOutcome } from '../detail/ServiceContext';

/** The services that others offer to the user or share with the user; nothing where there are none. */
export function SharedServices({ onAccepted }: { onAccepted: () => void }) {
  const t = useT();
  const { data, refresh } = useQuery(listSharedServices, { silent: true, refreshOnFocus: true });
  const { handOvers = [], services = [] } = data ?? {};
  return (
    <>
      {handOvers.length > 0 && (
        <section className={panelStyles.panel} aria-labelledby="offered-services">
          <h2 id="offered-services">{t('instance.offers')}</h2>
          <p className={typography.note}>{t('instance.offers.about')}</p>
          <ul className={layout.divided}>
            {handOvers.map((offer) => (
              <Offer
                key={offer.instanceId}
                offer={offer}
                onChanged={async (isAccepted) => {
                  if (isAccepted) onAccepted();
                  await refresh();
                }}
              />
            ))}
          </ul>
        </section>
      )}
      {services.length > 0 && (
        <section className={panelStyles.panel} aria-labelledby="shared-services">
          <h2 id="shared-services">{t('instance.shared')}</h2>
          <ul className={layout.divided}>
            {services.map(({ instanceId, title, planName, ownerPhone, role }) => (
              <li key={instanceId} className={layout.row}>
                <div className={layout.fill}>
                  <Link className={typography.titleLink} to={instanceAddress(instanceId)}>
                    {title}
                  </Link>
                  <InlineDetails>
                    <span>{planName}</span>
                    <span>{t('instance.shared.owner', { phone: ownerPhone })}</span>
                    <span>{t(`instance.members.role.${role}`)}</span>
                  </InlineDetails>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Leads to the verification and back to this page, where the offer stays open. */
function VerifyLink() {
  const t = useT();
  return (
    <PageLink onlyLink className={styles.verify} to={certificationAddress(useLocation())}>
      {t('instance.offers.verify')}
    </PageLink>
  );
}

interface OfferProps {
  offer: HandOverOffer;
  onChanged: (isAccepted: boolean) => unknown;
}

function Offer({ offer, onChanged }: OfferProps) {
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
        <strong>{title}</strong>
        <InlineDetails>
          <span>{planName}</span>
        </InlineDetails>
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
          type="primary"
          loading={accept.isPending}
          disabled={decline.isPending || isBlocked}
          aria-describedby={isBlocked ? textId : undefined}
          aria-label={t('instance.offers.accept.of', { subject: title })}
          onClick={() => void accept.run()}
        >
          {t('instance.offers.accept')}
        </Button>
        <Button
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
