import { useT } from '@@/texts/certification';
import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { Alert } from '@/components/Alert';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { chinaDay, daysBetween, LONG_TERM } from '@/domain/certification/identityDate';
import { dateText } from '@/domain/intlFormats';
import { serverNow } from '@/domain/serverClock';
import { ApplicationSummary } from './components/ApplicationSummary';
import { CertificationGate, type CertificationProps } from './components/CertificationGate';
import { ReturnButton } from './components/record/RecordActions';
import { useCertificationPath } from './components/useCertificationPath';

/** The verified identity with its validity and the link to change or renew it. */
export default function VerifiedPage() {
  return <CertificationGate route="verified">{(props) => <CertifiedPanel {...props} />}</CertificationGate>;
}

/** Days before the expiry from which a renewal is suggested. */
const SOON_DAYS = 30;

function CertifiedPanel({ certification }: CertificationProps) {
  const t = useT();
  const certificationPath = useCertificationPath();
  const { status, certified } = certification;
  if (!certified) return null;
  const { validUntil = LONG_TERM } = certified.texts;
  const daysLeft =
    validUntil === LONG_TERM ? undefined : daysBetween(chinaDay(serverNow(certification)), validUntil);
  const expired = status === 'expired';
  const soon = !expired && daysLeft !== undefined && daysLeft <= SOON_DAYS;

  return (
    <Section title={t(`certification.type.${certified.type}`)}>
      {expired && <Alert type="warning" title={t('certification.now.expired')} />}
      {soon && <Alert type="warning" title={t('certification.expiresIn', { days: daysLeft })} />}
      {!expired && !soon && <p>{t('certification.now.verified')}</p>}
      <ApplicationSummary texts={certified.texts} />
      <p className={typography.secondary}>
        {t('certification.verifiedAt', { date: dateText(t.locale, certified.verifiedAt) })}
      </p>
      <Flex wrap align="center" gap="8px 12px">
        {!expired && <ReturnButton />}
        {status === 'changing' ? (
          <LinkButton to={certificationPath('file')}>{t('certification.change.continue')}</LinkButton>
        ) : (
          <LinkButton type={expired || soon ? 'primary' : 'default'} to={certificationPath('modal')}>
            {t(expired || soon ? 'certification.renew' : 'certification.change')}
          </LinkButton>
        )}
        <Link className={layout.touchLink} to={certificationPath('myContext')}>
          {t('certification.history')}
        </Link>
      </Flex>
    </Section>
  );
}
