import { useT } from '@@/texts/privacy';
import securityTexts from '@@/texts/security';
import { CardGrid } from '@/components/CardGrid';
import layout from '@/components/layout.module.css';
import { PageHeader } from '@/components/PageHeader';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { CLOSING_DAYS, KEPT_YEARS } from '@/domain/account/closing';
import { LOGIN_HISTORY_DAYS } from '@/domain/account/security';
import { fetchClosing } from '@/services/privacy';
import { ClosingBlockers } from './components/ClosingBlockers';
import { ClosingForm } from './components/ClosingForm';

const EFFECTS = ['back', 'deleted', 'lost', 'phone'] as const;
const KEPT = ['transactions', 'consents', 'benefits', 'signIns'] as const;

/** `/usercenter/security/settings/close-account`: the blockers, the consequences and the request. */
export default function CloseAccountPage() {
  const t = useT(securityTexts);
  const closing = useQuery(fetchClosing, { refreshOnFocus: true });
  const values = { days: CLOSING_DAYS, years: KEPT_YEARS, signInDays: LOGIN_HISTORY_DAYS };
  const list = (ids: readonly TextId<'privacy'>[]) => (
    <ul className={typography.bullets}>
      {ids.map((id) => (
        <li key={id}>{t(id, values)}</li>
      ))}
    </ul>
  );
  return (
    <div className={layout.page}>
      <PageHeader
        title={t('title.usercenter.closeAccount')}
        line={t('privacy.close.lead', values)}
        back={{ to: '/usercenter/security/settings', text: t('security.backToSettings') }}
      />
      <CardGrid min={360} gap="32px 24px">
        <Section title={t('privacy.close.happens')}>
          {list(EFFECTS.map((effect) => `privacy.close.happens.${effect}` as const))}
        </Section>
        <Section title={t('privacy.close.kept')}>
          {list(KEPT.map((kind) => `privacy.close.kept.${kind}` as const))}
        </Section>
      </CardGrid>
      <Section title={t('privacy.close.blockers')}>
        <QueryContent query={closing} failed={t('privacy.close.failed')}>
          {({ blockers }) => (
            <>
              <ClosingBlockers blockers={blockers} />
              <ClosingForm blockers={blockers} onChanged={closing.refresh} />
            </>
          )}
        </QueryContent>
      </Section>
    </div>
  );
}
