import { useT } from '@@/texts/privacy';
import securityTexts from '@@/texts/security';
import { Card, Flex } from 'antd';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { PageHeader } from '@/components/PageHeader';
import { DataDownload } from '@/components/security/DataDownload';
import { CLOSING_DAYS } from '@/domain/account/closing';
import { accountProof, downloadMyData } from '@/services/privacy';
import styles from '../components/Security.module.css';
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
      <Card>
        <Flex vertical align="flex-start" gap={12}>
          <h2>{t('privacy.data')}</h2>
          <p className={styles.hint}>{t('privacy.data.lead')}</p>
          <p className={styles.hint}>{t('privacy.data.without')}</p>
          <DataDownload proof={accountProof} download={downloadMyData} />
        </Flex>
      </Card>
      <Card>
        <Flex vertical align="flex-start" gap={12}>
          <h2>{t('title.usercenter.closeAccount')}</h2>
          <p className={styles.hint}>{t('privacy.settings.closeHint', { days: CLOSING_DAYS })}</p>
          <LinkButton to="/usercenter/security/settings/close-account">
            {t('title.usercenter.closeAccount')}
          </LinkButton>
        </Flex>
      </Card>
    </div>
  );
}
