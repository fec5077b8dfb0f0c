import { useT } from '@@/texts/security';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { PageHeader } from '@/components/PageHeader';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { Section } from '@/components/Section';
import { SettingList, SettingListLoading, SettingRow } from '@/components/security/SettingRow';
import { useProtections } from '@/components/security/useProtections';
import { serverNow } from '@/domain/serverClock';
import { fetchSecuritySummary } from '@/services/security';
import { HistorySection } from './components/HistorySection';
import { SessionSection } from './components/SessionSection';

/** `/usercenter/security`: protections, sessions and sign-in attempts. */
export default function SecurityPage() {
  const t = useT();
  const summary = useQuery(fetchSecuritySummary);
  return (
    <div className={layout.page}>
      <PageHeader
        title={t('title.usercenter.security')}
        line={t('security.lead')}
        actions={<LinkButton to="/usercenter/security/settings">{t('title.usercenter.settings')}</LinkButton>}
      />
      <Section title={t('security.settings.login')}>
        <QueryContent query={summary} failed={t('security.failed')} loading={<SettingListLoading rows={3} />}>
          {(data) => <Protections passwordChangedAt={data.passwordChangedAt} now={serverNow(data)} />}
        </QueryContent>
      </Section>
      <SessionSection />
      <HistorySection />
    </div>
  );
}

interface ProtectionsProps {
  /** ISO 8601. */
  passwordChangedAt: string;
  /** The server's time, milliseconds. */
  now: number;
}

const Protections = ({ passwordChangedAt, now }: ProtectionsProps) => (
  <SettingList>
    {useProtections(passwordChangedAt, now).map(({ key, ...protection }) => (
      <SettingRow key={key} {...protection} />
    ))}
  </SettingList>
);
