import consoleAccountTexts from '@@/texts/consoleAccount';
import profileTexts from '@@/texts/profile';
import { useT } from '@@/texts/security';
import { MailOutlined, MobileOutlined } from '@ant-design/icons';
import { useModel } from '@umijs/max';
import { Card, Flex } from 'antd';
import { Code } from '@/components/Code';
import { ConsolePage } from '@/components/ConsolePage';
import { useMessage } from '@/components/MessageContext';
import { AvatarEditor } from '@/components/profile/AvatarEditor';
import { ProfileForm } from '@/components/profile/ProfileForm';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { ProtectionList, SettingList, SettingRow } from '@/components/security/SettingRow';
import { Tabs } from '@/components/Tabs';
import typography from '@/components/typography.module.css';
import { useBreakpoint } from '@/components/useMedia';
import { useUserChange } from '@/components/useUserChange';
import type { CurrentUser } from '@/domain/account/account';
import type { ProfilePayload } from '@/domain/account/profile';
import { serverNow } from '@/domain/serverClock';
import { removeAvatar, updateProfile, uploadAvatar } from '@/services/profile';
import { fetchSecuritySummary } from '@/services/security';
import styles from './components/Account.module.css';
import { BindingTab } from './components/settings/BindingTab';
import { NotificationTab } from './components/settings/NotificationTab';

const TABS = ['basic', 'security', 'binding', 'notification'] as const;

/** `/account/settings`: four tabs. The open one is kept in the URL. */
export default function AccountSettingsPage() {
  const t = useT(consoleAccountTexts);
  const { query, change } = useQueryState();
  const active = TABS.find((tab) => tab === query.get('tab')) ?? 'basic';
  const md = useBreakpoint('md');
  const user = useModel('@@initialState').initialState?.currentUser;
  if (!user) return null;
  const contents = {
    basic: <BasicTab user={user} />,
    security: <SecurityTab user={user} />,
    binding: <BindingTab user={user} />,
    notification: <NotificationTab />,
  };

  return (
    <ConsolePage titled description={t('consoleAccount.settings.lead')}>
      <Card className={styles.settings}>
        <Tabs
          // Opened tabs stay mounted, so that unsaved values are kept.
          tabPlacement={md ? 'start' : 'top'}
          tabBarGutter={md ? undefined : 20}
          activeKey={active}
          onChange={(tab) => change({ tab })}
          items={TABS.map((key) => ({
            key,
            label: t(`consoleAccount.tab.${key}`),
            children: (
              <section style={{ maxInlineSize: 760, minBlockSize: 360 }}>
                <h2 className={typography.heading}>{t(`consoleAccount.tab.${key}`)}</h2>
                {contents[key]}
              </section>
            ),
          }))}
        />
      </Card>
    </ConsolePage>
  );
}

/** The profile form (spec section 3): picture, profile and phone. */
function BasicTab({ user }: { user: CurrentUser }) {
  const t = useT(profileTexts);
  const message = useMessage();
  const changeUser = useUserChange();
  const signal = useUnmountSignal();

  async function handleSave(changes: ProfilePayload) {
    const saved = await updateProfile(changes, { signal: signal() });
    changeUser(saved);
    message.success(t('profile.saved'));
    return saved;
  }

  return (
    <Flex vertical gap={24}>
      <AvatarEditor
        avatar={user.avatar}
        onUpload={async (picture) => changeUser(await uploadAvatar(picture, { signal: signal() }))}
        onRemove={async () => changeUser(await removeAvatar({ signal: signal() }))}
      />
      <ProfileForm user={user} onSave={handleSave} />
      <SettingList>
        <SettingRow
          icon={<MobileOutlined aria-hidden />}
          title={t('security.phone')}
          value={<Code>{user.userPhone}</Code>}
          hint={t('security.phone.hint')}
          action={{
            to: '/usercenter/security/settings/change-phone',
            text: t('security.phone.change'),
          }}
        />
      </SettingList>
    </Flex>
  );
}

function SecurityTab({ user }: { user: CurrentUser }) {
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
