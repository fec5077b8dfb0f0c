import { useT } from '@@/texts/privacy';
import { Link, useModel } from '@umijs/max';
import { Switch } from 'antd';
import { DateText } from '@/components/DateText';
import { EmptyNote } from '@/components/EmptyNote';
import layout from '@/components/layout.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { SettingList, SettingListLoading } from '@/components/security/SettingRow';
import typography from '@/components/typography.module.css';
import { useNotificationSettings } from '@/components/useNotificationSettings';
import { NOTIFICATION_CHANNELS } from '@/domain/account/notification';
import { encodePart } from '@/domain/characters';
import type { GivenConsent, GivenOffer } from '@/domain/content/agreement';
import type { MessageTopic } from '@/domain/message/message';
import { changeMessageSetting, fetchMessageSettings } from '@/services/message';
import { fetchConsents } from '@/services/privacy';

/** What the user agreed to: agreements with their versions, and offers by channel, which can be withdrawn. */
export function ConsentCards() {
  const t = useT();
  const consents = useQuery(fetchConsents);
  return (
    <>
      <Section title={t('privacy.consents')}>
        <p className={typography.secondary}>{t('privacy.consents.lead')}</p>
        <QueryContent
          query={consents}
          failed={t('privacy.consents.failed')}
          loading={<SettingListLoading rows={2} />}
        >
          {({ list }) => <AcceptedAgreements list={list} />}
        </QueryContent>
      </Section>
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
    <SettingList>
      {list.map((consent) => {
        const { code, title, version, currentVersion, consentedAt } = consent;
        const isCurrent = version === currentVersion;
        return (
          <li key={`${code} ${version} ${consentedAt}`} className={layout.row}>
            <span className={layout.fill}>
              <Link to={toVersion(consent)}>{title}</Link>
            </span>
            <bdi>{t('privacy.consents.version', { version })}</bdi>
            <StatusTag
              tone={isCurrent ? 'success' : 'neutral'}
              text={t(isCurrent ? 'privacy.consents.current' : 'privacy.consents.older')}
            />
            <bdi className={typography.note}>
              {t('privacy.consents.at', { time: <DateText key="time" at={consentedAt} withTime /> })}
            </bdi>
          </li>
        );
      })}
    </SettingList>
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
    <Section title={t('privacy.offers')}>
      <p className={typography.secondary}>{t('privacy.offers.lead')}</p>
      <QueryContent
        query={notifications}
        failed={t('privacy.offers.failed')}
        loading={<SettingListLoading rows={3} />}
      >
        {({ settings }) => (
          <SettingList>
            {NOTIFICATION_CHANNELS.map((channel) => {
              const name = t(`privacy.offers.${channel}`);
              const isOn = settings.promotion[channel];
              const agreedAt = offers.find((offer) => offer.channel === channel)?.agreedAt;
              return (
                <li key={channel} className={layout.row}>
                  <span className={layout.fill} aria-hidden>
                    {name}
                  </span>
                  {isOn && agreedAt && (
                    <bdi className={typography.note}>
                      {t('privacy.offers.givenAt', { time: <DateText key="time" at={agreedAt} withTime /> })}
                    </bdi>
                  )}
                  {channel === 'mail' && !email && (
                    <span className={typography.note}>{t('privacy.offers.noEmail')}</span>
                  )}
                  <Switch
                    checked={isOn}
                    aria-label={name}
                    onChange={(on) => notifications.change({ topic: 'promotion', channel, on })}
                  />
                </li>
              );
            })}
          </SettingList>
        )}
      </QueryContent>
    </Section>
  );
}
