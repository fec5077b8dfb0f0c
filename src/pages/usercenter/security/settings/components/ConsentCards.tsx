import { useT } from '@@/texts/privacy';
import { Link, useModel } from '@umijs/max';
import { Card, Flex, Skeleton, Switch } from 'antd';
import { DateText } from '@/components/DateText';
import { EmptyNote } from '@/components/EmptyNote';
import layout from '@/components/layout.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { StatusTag } from '@/components/StatusTag';
import { useNotificationSettings } from '@/components/useNotificationSettings';
import { NOTIFICATION_CHANNELS } from '@/domain/account/notification';
import { encodePart } from '@/domain/characters';
import type { GivenConsent, GivenOffer } from '@/domain/content/agreement';
import type { MessageTopic } from '@/domain/message/message';
import { changeMessageSetting, fetchMessageSettings } from '@/services/message';
import { fetchConsents } from '@/services/privacy';
import styles from '../../components/Security.module.css';

/** What the user agreed to: agreements with their versions, and offers by channel, which can be withdrawn. */
export function ConsentCards() {
  const t = useT();
  const consents = useQuery(fetchConsents);
  return (
    <>
      <Card>
        <h2>{t('privacy.consents')}</h2>
        <p className={styles.hint}>{t('privacy.consents.lead')}</p>
        <QueryContent query={consents} failed={t('privacy.consents.failed')}>
          {({ list }) => <AcceptedAgreements list={list} />}
        </QueryContent>
      </Card>
      <OffersCard offers={consents.data?.offers ?? []} onSaved={consents.refresh} />
    </>
  );
}

/** The address of the accepted text. */
const toVersion = ({ code, version }: GivenConsent) =>
  `/agreement/${encodePart(code)}?version=${encodePart(version)}`;

function AcceptedAgreements({ list }: { list: readonly GivenConsent[] }) {
  const t = useT();
  if (list.length === 0) return <EmptyNote>{t('privacy.consents.none')}</EmptyNote>;
  return (
    <ul className={layout.divided}>
      {list.map((consent) => {
        const { code, title, version, currentVersion, consentedAt } = consent;
        const isCurrent = version === currentVersion;
        return (
          <li key={`${code} ${version} ${consentedAt}`} className={layout.row}>
            <Link to={toVersion(consent)}>{title}</Link>
            <bdi>{t('privacy.consents.version', { version })}</bdi>
            <StatusTag
              tone={isCurrent ? 'success' : 'neutral'}
              text={t(isCurrent ? 'privacy.consents.current' : 'privacy.consents.older')}
            />
            <bdi className={styles.hint}>
              {t('privacy.consents.at', { time: <DateText key="time" at={consentedAt} withTime /> })}
            </bdi>
          </li>
        );
      })}
    </ul>
  );
}

interface OffersCardProps {
  offers: readonly GivenOffer[];
  onSaved: () => void;
}

/** A switch for each channel by which the user may receive offers. Each is saved immediately. */
function OffersCard({ offers, onSaved }: OffersCardProps) {
  const t = useT();
  const email = useModel('@@initialState').initialState?.currentUser?.email;
  const notifications = useNotificationSettings<MessageTopic>({
    read: fetchMessageSettings,
    save: changeMessageSetting,
    texts: { saved: t('privacy.offers.saved'), undone: t('privacy.offers.undone') },
    onSaved,
  });
  return (
    <Card>
      <h2>{t('privacy.offers')}</h2>
      <p className={styles.hint}>{t('privacy.offers.lead')}</p>
      <QueryContent
        query={notifications}
        failed={t('privacy.offers.failed')}
        loading={<Skeleton active title={false} paragraph={{ rows: 3 }} />}
      >
        {({ settings }) => (
          <ul className={layout.divided}>
            {NOTIFICATION_CHANNELS.map((channel) => {
              const name = t(`privacy.offers.${channel}`);
              const isOn = settings.promotion[channel];
              const agreedAt = offers.find((offer) => offer.channel === channel)?.agreedAt;
              return (
                <li key={channel} className={layout.row}>
                  <Flex align="center" gap={12}>
                    <Switch
                      checked={isOn}
                      aria-label={name}
                      onChange={(on) => notifications.change({ topic: 'promotion', channel, on })}
                    />
                    <span aria-hidden>{name}</span>
                  </Flex>
                  {isOn && agreedAt && (
                    <bdi className={styles.hint}>
                      {t('privacy.offers.givenAt', { time: <DateText key="time" at={agreedAt} withTime /> })}
                    </bdi>
                  )}
                  {channel === 'mail' && !email && (
                    <span className={styles.hint}>{t('privacy.offers.noEmail')}</span>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </QueryContent>
    </Card>
  );
}
