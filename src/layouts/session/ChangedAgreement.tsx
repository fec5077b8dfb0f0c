import { useT } from '@@/texts/agreement';
import privacyTexts from '@@/texts/privacy';
import { Flex } from 'antd';
import { VersionDifference } from '@/components/agreement/VersionDifference';
import { NewTabLink } from '@/components/NewTabLink';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import type { AgreementChange } from '@/domain/content/agreementChange';
import { dateText } from '@/domain/intlFormats';
import { fetchAgreement } from '@/services/agreement';
import styles from './AccountGate.module.css';

interface ChangedAgreementProps {
  change: AgreementChange;
  /** Called once the user can read what has changed. */
  onShown: () => void;
}

/** An agreement's title and version, and what has changed since the version that the user accepted. */
export function ChangedAgreement({ change: { code, from, to }, onShown }: ChangedAgreementProps) {
  const t = useT(privacyTexts);
  const versions = useQuery(
    async ({ signal }) => {
      const [newer, older] = await Promise.all([
        fetchAgreement(code, { version: to, signal }),
        from === undefined ? undefined : fetchAgreement(code, { version: from, signal }),
      ]);
      return { newer, older };
    },
    { key: [code, from, to], onData: onShown },
  );
  return (
    <QueryContent query={versions} failed={t('agreement.failed')}>
      {({ newer, older }) => (
        <Flex className={styles.part} component="section" vertical gap={8}>
          <h2>{newer.title}</h2>
          <p className={typography.secondary}>
            {t('agreement.version', { version: newer.version, date: dateText(t.locale, newer.effectiveAt) })}
          </p>
          <p>
            <NewTabLink to={`/agreement/${encodePart(code)}`}>
              {t('privacy.changed.whole', { title: newer.title })}
            </NewTabLink>
          </p>
          {older && <VersionDifference older={older} newer={newer} key={t.locale} />}
        </Flex>
      )}
    </QueryContent>
  );
}
