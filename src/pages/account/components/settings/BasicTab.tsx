import { MobileOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { useMessage } from '@/components/MessageContext';
import { AvatarEditor } from '@/components/profile/AvatarEditor';
import { ProfileForm } from '@/components/profile/ProfileForm';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { SettingList, SettingRow } from '@/components/security/SettingRow';
import { useUserChange } from '@/components/useUserChange';
import type { CurrentUser } from '@/domain/account/account';
import { type Profile, toProfile } from '@/domain/account/profile';
import { removeAvatar, updateProfile, uploadAvatar } from '@/services/profile';

/** Every field of the settings form (spec section 3): the picture, the profile, and the phone with the way to change it. */
export function BasicTab({ user }: { user: CurrentUser }) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const changeUser = useUserChange();
  const signal = useUnmountSignal();

  async function handleSave(typed: Profile) {
    const saved = await updateProfile(typed, { signal: signal() });
    changeUser(saved);
    message.success(formatMessage({ id: 'profile.saved' }));
    return saved;
  }

  return (
    <Flex vertical gap={24}>
      <AvatarEditor
        avatar={user.avatar}
        onUpload={async (picture) => changeUser(await uploadAvatar(picture, { signal: signal() }))}
        onRemove={async () => changeUser(await removeAvatar({ signal: signal() }))}
      />
      <ProfileForm profile={toProfile(user)} onSave={handleSave} />
      <SettingList>
        <SettingRow
          icon={<MobileOutlined aria-hidden />}
          title={formatMessage({ id: 'security.phone' })}
          value={<bdi dir="ltr">{user.userPhone}</bdi>}
          hint={formatMessage({ id: 'security.phone.hint' })}
          action={{
            to: '/usercenter/security/settings/change-phone',
            text: formatMessage({ id: 'security.phone.change' }),
          }}
        />
      </SettingList>
    </Flex>
  );
}
