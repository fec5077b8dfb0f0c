import { useIntl, useModel } from '@umijs/max';
import { Button, Card, Flex } from 'antd';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CardGrid } from '@/components/CardGrid';
import { useMessage } from '@/components/MessageContext';
import { AvatarEditor } from '@/components/profile/AvatarEditor';
import { ProfileForm } from '@/components/profile/ProfileForm';
import { useShownProfile } from '@/components/profile/useShownProfile';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { useUserChange } from '@/components/useUserChange';
import type { CurrentUser } from '@/domain/account/account';
import { PROFILE_FIELDS, type Profile, toProfile } from '@/domain/account/profile';
import { removeAvatar, updateProfile, uploadAvatar } from '@/services/profile';
import styles from '../../components/Security.module.css';

/** What the person says of themselves, changed where it stands. */
export function ProfileCard() {
  const user = useModel('@@initialState').initialState?.currentUser;
  return user && <OwnProfile user={user} />;
}

function OwnProfile({ user }: { user: CurrentUser }) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const changeUser = useUserChange();
  const signal = useUnmountSignal();
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const profile = toProfile(user);
  const shown = useShownProfile(profile);

  function close() {
    flushSync(() => setEditing(false));
    editButton.current?.focus();
  }

  async function handleSave(typed: Profile) {
    const saved = await updateProfile(typed, { signal: signal() });
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
          <ProfileForm profile={profile} onSave={handleSave} onCancel={close} />
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
