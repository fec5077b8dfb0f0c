import consoleAccountTexts from '@@/texts/consoleAccount';
import { useT } from '@@/texts/security';
import { MailOutlined } from '@ant-design/icons';
import { Code } from '@/components/Code';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { ProtectionList, SettingRow } from '@/components/security/SettingRow';
import type { CurrentUser } from '@/domain/account/account';
import { serverNow } from '@/domain/serverClock';
import { fetchSecuritySummary } from '@/services/security';

/** What protects the account: password, phone and mail. */
export default function SecurityTab({ user }: { user: CurrentUser }) {
  const t = useT(consoleAccountTexts);
  const summary = useQuery(fetchSecuritySummary);

  return (
    <QueryContent query={summary} failed={t('security.failed')}>
      {(summary) => (
        <ProtectionList passwordChangedAt={summary.passwordChangedAt} now={serverNow(summary)}>
          <SettingRow
            icon={<MailOutlined aria-hidden />}
            title={t('consoleAccount.mail')}
            status={
              user.email
                ? { tone: 'success', text: t('consoleAccount.mail.set') }
                : { tone: 'warning', text: t('consoleAccount.mail.none') }
            }
            value={user.email && <Code>{user.email}</Code>}
            hint={t('consoleAccount.mail.hint')}
            action={{
              to: '/account/settings?tab=basic',
              text: t(user.email ? 'consoleAccount.mail.change' : 'consoleAccount.mail.add'),
            }}
          />
        </ProtectionList>
      )}
    </QueryContent>
  );
}
