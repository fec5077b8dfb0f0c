import profileTexts from '@@/texts/profile';
import { useT } from '@@/texts/security';
import { MobileOutlined } from '@ant-design/icons';
import { Flex, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { Code } from '@/components/Code';
import { useMessage } from '@/components/MessageContext';
import { AvatarEditor } from '@/components/profile/AvatarEditor';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { SettingList, SettingRow } from '@/components/security/SettingRow';
import { useUserChange } from '@/components/useUserChange';
import type { CurrentUser } from '@/domain/account/account';
import type { ProfilePayload } from '@/domain/account/profile';
import { removeAvatar, updateProfile, uploadAvatar } from '@/services/profile';
import styles from '../Account.module.css';

const loadForm = () => import('@/components/profile/ProfileForm');
/** Its many controls take longer than all the rest of the page, which is shown before. */
const ProfileForm = lazy(async () => ({ default: (await loadForm()).ProfileForm }));
// Beside the page. If that fails, the form asks again where it is shown.
loadForm().catch(() => undefined);

/** The profile form (spec section 3): picture, profile and phone. */
export function BasicTab({ user }: { user: CurrentUser }) {
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
      <Suspense fallback={<Skeleton active className={styles.form} paragraph={{ rows: 20 }} />}>
        <ProfileForm user={user} onSave={handleSave} />
      </Suspense>
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
