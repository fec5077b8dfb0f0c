import '@@/texts/security';
import '@@/texts/profile';
import { useIntl, useModel } from '@umijs/max';
import { Button, Card, Flex } from 'antd';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CardGrid } from '@/components/CardGrid';
import { useMessage } from '@/components/MessageContext';
import { PageFrame } from '@/components/PageFrame';
import { AvatarEditor } from '@/components/profile/AvatarEditor';
import { ProfileForm } from '@/components/profile/ProfileForm';
import { useShownProfile } from '@/components/profile/useShownProfile';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { ProtectionList, SettingList, SettingRow } from '@/components/security/SettingRow';
import { useUserChange } from '@/components/useUserChange';
import type { CurrentUser } from '@/domain/account/account';
import { PROFILE_FIELDS, type ProfilePayload, toProfile } from '@/domain/account/profile';
import { serverNow } from '@/domain/serverClock';
import { removeAvatar, updateProfile, uploadAvatar } from '@/services/profile';
import { fetchSecuritySummary } from '@/services/security';
import styles from '../components/Security.module.css';
import { BalanceProofRow } from './components/BalanceProofRow';
import '@@/texts/linkedAccount';
import {
  FileProtectOutlined,
  LinkOutlined,
  SafetyCertificateOutlined,
  UserDeleteOutlined,
} from '@ant-design/icons';
import '@@/texts/privacy';
import { CLOSING_DAYS } from '@/domain/account/closing';
import '@@/texts/secondStep';
import { RetryButton } from '@/components/RetryButton';
import { fetchSecondStep } from '@/services/secondStep';

/** `/usercenter/security/settings`: sign-in settings with links to change them, and the editable profile. */
export default function SecuritySettingsPage() {
  const { formatMessage } = useIntl();
  const summary = useQuery(fetchSecuritySummary);
  return (
    <PageFrame
      title={formatMessage({ id: 'title.usercenter.settings' })}
      lead={formatMessage({ id: 'security.settings.lead' })}
      back={{ to: '/usercenter/security', text: formatMessage({ id: 'security.back' }) }}
    >
      <Card>
        <h2>{formatMessage({ id: 'security.settings.login' })}</h2>
        <QueryContent query={summary} failed={formatMessage({ id: 'security.failed' })}>
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
      </Card>
      <ProfileCard />
      <AccountDataCard />
    </PageFrame>
  );
}

function ProfileCard() {
  const user = useModel('@@initialState').initialState?.currentUser;
  return user && <EditableProfile user={user} />;
}

function EditableProfile({ user }: { user: CurrentUser }) {
  const { formatMessage } = useIntl();
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
    message.success(formatMessage({ id: 'profile.saved' }));
    close();
    return saved;
  }

  return (
    <Card>
      <Flex wrap align="center" justify="space-between" gap="8px 16px">
        <h2>{formatMessage({ id: 'profile.title' })}</h2>
        {!editing && (
          <Button ref={editButton} onClick={() => setEditing(true)}>
            {formatMessage({ id: 'profile.edit' })}
          </Button>
        )}
      </Flex>
      <div className={styles.profile}>
        <AvatarEditor
          avatar={user.avatar}
          onUpload={async (picture) => changeUser(await uploadAvatar(picture, { signal: signal() }))}
          onRemove={async () => changeUser(await removeAvatar({ signal: signal() }))}
        />
      </div>
      {editing ? (
        <div className={styles.profile}>
          <ProfileForm user={user} onSave={handleSave} onCancel={close} />
        </div>
      ) : (
        <CardGrid className={styles.facts} component="dl" min={280} gap="16px 24px">
          {PROFILE_FIELDS.map((field) => (
            <div key={field}>
              <dt>{formatMessage({ id: `profile.${field}` })}</dt>
              <dd>
                {shown[field] || <span className={styles.hint}>{formatMessage({ id: 'profile.none' })}</span>}
              </dd>
            </div>
          ))}
        </CardGrid>
      )}
    </Card>
  );
}

/** The setting of the linked accounts. */
function LinkedAccountRow() {
  const { formatMessage } = useIntl();
  return (
    <SettingRow
      icon={<LinkOutlined aria-hidden />}
      title={formatMessage({ id: 'title.usercenter.linkedAccount' })}
      hint={formatMessage({ id: 'linked.lead' })}
      action={{
        to: '/usercenter/security/settings/linked-account',
        text: formatMessage({ id: 'linked.manage' }),
      }}
    />
  );
}

const SETTINGS = '/usercenter/security/settings';

/** Links to what a user decides about their data and the account as a whole. */
function AccountDataCard() {
  const { formatMessage } = useIntl();
  return (
    <Card>
      <h2>{formatMessage({ id: 'privacy.settings' })}</h2>
      <SettingList>
        <SettingRow
          icon={<FileProtectOutlined aria-hidden />}
          title={formatMessage({ id: 'title.usercenter.privacy' })}
          hint={formatMessage({ id: 'privacy.settings.dataHint' })}
          action={{ to: `${SETTINGS}/privacy`, text: formatMessage({ id: 'privacy.settings.data' }) }}
        />
        <SettingRow
          icon={<UserDeleteOutlined aria-hidden />}
          title={formatMessage({ id: 'title.usercenter.closeAccount' })}
          hint={formatMessage({ id: 'privacy.settings.closeHint' }, { days: CLOSING_DAYS })}
          action={{ to: `${SETTINGS}/close-account`, text: formatMessage({ id: 'privacy.settings.close' }) }}
        />
      </SettingList>
    </Card>
  );
}

/** The setting of the second step with its status. */
function SecondStepRow() {
  const { formatMessage } = useIntl();
  const { data, error, isLoading, refresh } = useQuery(fetchSecondStep);
  const { enabled } = data ?? {};
  return (
    <SettingRow
      icon={<SafetyCertificateOutlined aria-hidden />}
      title={formatMessage({ id: 'secondStep.name' })}
      {...(data && {
        status: {
          tone: enabled ? 'success' : 'neutral',
          text: formatMessage({ id: enabled ? 'secondStep.on' : 'secondStep.off' }),
        },
      })}
      hint={formatMessage({ id: !data && error ? 'secondStep.rowFailed' : 'secondStep.hint' })}
      action={
        !data && error ? (
          <RetryButton error={error} loading={isLoading} onRetry={refresh} />
        ) : (
          {
            to: '/usercenter/security/settings/two-step',
            text: formatMessage({ id: enabled ? 'secondStep.manage' : 'secondStep.open' }),
          }
        )
      }
    />
  );
}
