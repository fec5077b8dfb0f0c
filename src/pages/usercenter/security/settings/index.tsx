import linkedAccountTexts from '@@/texts/linkedAccount';
import privacyTexts from '@@/texts/privacy';
import profileTexts from '@@/texts/profile';
import secondStepTexts from '@@/texts/secondStep';
import { useT } from '@@/texts/security';
import {
  FileProtectOutlined,
  LinkOutlined,
  SafetyCertificateOutlined,
  UserDeleteOutlined,
} from '@ant-design/icons';
import { useModel } from '@umijs/max';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CardGrid } from '@/components/CardGrid';
import { FactItems } from '@/components/FactItems';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import { PageHeader } from '@/components/PageHeader';
import { AvatarEditor } from '@/components/profile/AvatarEditor';
import { ProfileForm } from '@/components/profile/ProfileForm';
import { useShownProfile } from '@/components/profile/useShownProfile';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { RetryButton } from '@/components/RetryButton';
import { Section } from '@/components/Section';
import {
  ProtectionList,
  SettingList,
  SettingListLoading,
  SettingRow,
} from '@/components/security/SettingRow';
import typography from '@/components/typography.module.css';
import { useUserChange } from '@/components/useUserChange';
import type { CurrentUser } from '@/domain/account/account';
import { CLOSING_DAYS } from '@/domain/account/closing';
import { PROFILE_FIELDS, type ProfilePayload, toProfile } from '@/domain/account/profile';
import { serverNow } from '@/domain/serverClock';
import { removeAvatar, updateProfile, uploadAvatar } from '@/services/profile';
import { fetchSecondStep } from '@/services/secondStep';
import { fetchSecuritySummary } from '@/services/security';
import { BalanceProofRow } from './components/BalanceProofRow';

/** `/usercenter/security/settings`: sign-in settings with links to change them, and the editable profile. */
export default function SecuritySettingsPage() {
  const t = useT();
  const summary = useQuery(fetchSecuritySummary);
  return (
    <div className={layout.page}>
      <PageHeader
        title={t('title.usercenter.settings')}
        line={t('security.settings.lead')}
        back={{ to: '/usercenter/security', text: t('security.back') }}
      />
      <Section title={t('security.settings.login')}>
        <QueryContent query={summary} failed={t('security.failed')} loading={<SettingListLoading rows={7} />}>
          {(data) => (
            <ProtectionList passwordChangedAt={data.passwordChangedAt} now={serverNow(data)}>
              <SecondStepRow />
              {data.balanceProof && (
                <BalanceProofRow limit={data.balanceProof.balanceProofLimit} onChanged={summary.setData} />
              )}
              <LinkedAccountRow />
            </ProtectionList>
          )}
        </QueryContent>
      </Section>
      <ProfileCard />
      <AccountDataCard />
    </div>
  );
}

function ProfileCard() {
  const user = useModel('@@initialState').initialState?.currentUser;
  return user && <EditableProfile user={user} />;
}

function EditableProfile({ user }: { user: CurrentUser }) {
  const t = useT(profileTexts);
  const message = useMessage();
  const changeUser = useUserChange();
  const signal = useUnmountSignal();
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const shown = useShownProfile(toProfile(user));

  function close() {
    flushSync(() => setEditing(false));
    editButton.current?.focus();
  }

  async function handleSave(changes: ProfilePayload) {
    const saved = await updateProfile(changes, { signal: signal() });
    changeUser(saved);
    message.success(t('profile.saved'));
    close();
    return saved;
  }

  return (
    <Section
      title={t('profile.title')}
      actions={
        !editing && (
          <Button ref={editButton} onClick={() => setEditing(true)}>
            {t('profile.edit')}
          </Button>
        )
      }
    >
      <AvatarEditor
        avatar={user.avatar}
        onUpload={async (picture) => changeUser(await uploadAvatar(picture, { signal: signal() }))}
        onRemove={async () => changeUser(await removeAvatar({ signal: signal() }))}
      />
      {editing ? (
        <ProfileForm user={user} onSave={handleSave} onCancel={close} />
      ) : (
        <CardGrid component="dl" min={280} gap="16px 24px">
          <FactItems
            facts={PROFILE_FIELDS.map((field) => [
              t(`profile.${field}`),
              <span
                key={field}
                className={shown[field] ? undefined : typography.note}
                style={{ whiteSpace: 'pre-line' }}
              >
                {shown[field] || t('profile.none')}
              </span>,
            ])}
          />
        </CardGrid>
      )}
    </Section>
  );
}

/** The setting of the linked accounts. */
function LinkedAccountRow() {
  const t = useT(linkedAccountTexts);
  return (
    <SettingRow
      icon={<LinkOutlined aria-hidden />}
      title={t('title.usercenter.linkedAccount')}
      hint={t('linked.lead')}
      action={{
        to: '/usercenter/security/settings/linked-account',
        text: t('linked.manage'),
      }}
    />
  );
}

const SETTINGS = '/usercenter/security/settings';

/** Links to what a user decides about their data and the account as a whole. */
function AccountDataCard() {
  const t = useT(privacyTexts);
  return (
    <Section title={t('privacy.settings')}>
      <SettingList>
        <SettingRow
          icon={<FileProtectOutlined aria-hidden />}
          title={t('title.usercenter.privacy')}
          hint={t('privacy.settings.dataHint')}
          action={{ to: `${SETTINGS}/privacy`, text: t('privacy.settings.data') }}
        />
        <SettingRow
          icon={<UserDeleteOutlined aria-hidden />}
          title={t('title.usercenter.closeAccount')}
          hint={t('privacy.settings.closeHint', { days: CLOSING_DAYS })}
          action={{ to: `${SETTINGS}/close-account`, text: t('privacy.settings.close') }}
        />
      </SettingList>
    </Section>
  );
}

/** The setting of the second step with its status. */
function SecondStepRow() {
  const t = useT(secondStepTexts);
  const { data, error, isLoading, refresh } = useQuery(fetchSecondStep);
  const { enabled } = data ?? {};
  return (
    <SettingRow
      icon={<SafetyCertificateOutlined aria-hidden />}
      title={t('secondStep.name')}
      {...(data && {
        status: {
          tone: enabled ? 'success' : 'neutral',
          text: t(enabled ? 'secondStep.on' : 'secondStep.off'),
        },
      })}
      hint={t(!data && error ? 'secondStep.rowFailed' : 'secondStep.hint')}
      action={
        !data && error ? (
          <RetryButton error={error} loading={isLoading} onRetry={refresh} />
        ) : (
          {
            to: '/usercenter/security/settings/two-step',
            text: t(enabled ? 'secondStep.manage' : 'secondStep.open'),
          }
        )
      }
    />
  );
}
