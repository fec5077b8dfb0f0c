import { useT } from '@@/texts/privacy';
import securityTexts from '@@/texts/security';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { PageHeader } from '@/components/PageHeader';
import { Section } from '@/components/Section';
import { DataDownload } from '@/components/security/DataDownload';
import typography from '@/components/typography.module.css';
import { CLOSING_DAYS } from '@/domain/account/closing';
import { accountProof, downloadMyData } from '@/services/privacy';
import { ConsentCards } from './components/ConsentCards';

/** `/usercenter/security/settings/privacy`: what the user agreed to, a copy of their data, and the way to close the account. */
export default function PrivacyPage() {
  const t = useT(securityTexts);
  return (
    <div className={layout.page}>
      <PageHeader
        title={t('title.usercenter.privacy')}
        line={t('privacy.lead')}
        back={{ to: '/usercenter/security/settings', text: t('security.backToSettings') }}
      />
      <ConsentCards />
      <Section
        title={t('privacy.data')}
        actions={<DataDownload proof={accountProof} download={downloadMyData} />}
      >
        <div className={typography.secondary}>
          <p>{t('privacy.data.lead')}</p>
          <p>{t('privacy.data.without')}</p>
        </div>
      </Section>
      <Section
        title={t('title.usercenter.closeAccount')}
        actions={
          <LinkButton to="/usercenter/security/settings/close-account">
            {t('title.usercenter.closeAccount')}
          </LinkButton>
        }
      >
        <p className={typography.secondary}>{t('privacy.settings.closeHint', { days: CLOSING_DAYS })}</p>
      </Section>
    </div>
  );
}
