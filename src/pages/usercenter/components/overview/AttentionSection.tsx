import attentionTexts from '@@/texts/attention';
import { useT } from '@@/texts/usercenter';
import { CheckCircleOutlined } from '@ant-design/icons';
import { useAccess } from '@umijs/max';
import { AttentionList, isAttentionSettled, toAttentionRows } from '@/components/attention/AttentionList';
import { AttentionRow } from '@/components/attention/AttentionRow';
import type { AttentionKind } from '@/components/attention/useAttention';
import { LinkButton } from '@/components/LinkButton';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import type { CurrentUser } from '@/domain/account/account';
import { getCertificationState } from './certificationState';
import { PartLoading } from './PartContent';

/** Three rows. */
const HEIGHT_PX = 170;

interface AttentionSectionProps {
  user: CurrentUser;
  kinds: readonly AttentionKind[];
  /** Whether the first steps are shown, which include the verification and say what to do; undefined until that is known. */
  isNew: boolean | undefined;
}

/** What the user must do, the most urgent first, or that there is nothing. */
export function AttentionSection({ user, kinds, isNew }: AttentionSectionProps) {
  const t = useT(attentionTexts);
  const access = useAccess();
  const certification = getCertificationState(user.certification?.status);
  const rows = toAttentionRows(kinds);
  if (!isNew && access['/usercenter/security'] && certification.needsAction)
    rows.push(
      <AttentionRow
        key="certification"
        title={t(`usercenter.overview.certify.${certification.state}`)}
        note={t('usercenter.overview.certify.why')}
      >
        <LinkButton to="/usercenter/security/certification">
          {t(`usercenter.overview.certify.go.${certification.state}`)}
        </LinkButton>
      </AttentionRow>,
    );

  if (isNew === undefined || !isAttentionSettled(kinds))
    return (
      <Section title={t('attention.title')}>
        <PartLoading height={HEIGHT_PX} />
      </Section>
    );
  if (rows.length > 0)
    return (
      <Section title={t('attention.title')}>
        <AttentionList rows={rows} />
      </Section>
    );
  if (isNew) return null;
  return (
    <p className={typography.secondary}>
      <CheckCircleOutlined className={typography.success} aria-hidden /> {t('usercenter.overview.calm')}
    </p>
  );
}
