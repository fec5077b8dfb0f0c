import { useT } from '@@/texts/profile';
import { UserOutlined } from '@ant-design/icons';
import { Avatar, Button, Flex } from 'antd';
import { useRef } from 'react';
import { ConfirmPopover } from '@/components/ConfirmPopover';
import { Dialog } from '@/components/Dialog';
import layout from '@/components/layout.module.css';
import { serverPicture } from '@/components/serverPicture';
import typography from '@/components/typography.module.css';
import { AVATAR_KINDS } from '@/domain/account/profile';
import { CONTENT_TYPE } from '@/domain/fileContent';
import { AvatarCrop } from './AvatarCrop';
import { useAvatarChange } from './useAvatarChange';

interface AvatarEditorProps {
  /** URL; empty without a picture. */
  avatar: string;
  onUpload: (picture: File) => Promise<void>;
  onRemove: () => Promise<void>;
}

const ACCEPTED = AVATAR_KINDS.map((kind) => CONTENT_TYPE[kind]).join();

/** Edits the user's avatar, cropped to a square on this device. */
export function AvatarEditor({ avatar, onUpload, onRemove }: AvatarEditorProps) {
  const t = useT();
  const chooser = useRef<HTMLInputElement>(null);
  const change = useAvatarChange(onUpload, onRemove);

  return (
    <Flex component="fieldset" align="center" gap={16} aria-label={t('profile.avatar')}>
      <Avatar size={80} src={serverPicture(avatar)} icon={<UserOutlined aria-hidden />} alt="" />
      <div className={layout.fill}>
        <Flex wrap gap={8}>
          <Button onClick={() => chooser.current?.click()}>{t('profile.avatar.choose')}</Button>
          {avatar && (
            <ConfirmPopover
              title={t('profile.avatar.removeAsk')}
              okText={t('profile.avatar.remove')}
              okButtonProps={{ danger: true }}
              cancelText={t('profile.cancel')}
              onConfirm={change.remove}
            >
              <Button type="text" loading={change.isRemoving}>
                {t('profile.avatar.remove')}
              </Button>
            </ConfirmPopover>
          )}
        </Flex>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={ACCEPTED}
          aria-label={t('profile.avatar.choose')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // Allows choosing the same file again.
            currentTarget.value = '';
            if (file) void change.choose(file);
          }}
        />
        <p className={`${layout.spaceBeforeXs} ${typography.note}`}>{t('profile.avatar.hint')}</p>
        {change.problem && (
          <p className={`${layout.spaceBeforeXs} ${typography.error}`} role="alert">
            {t(`profile.avatar.problem.${change.problem}`)}
          </p>
        )}
      </div>
      <Dialog
        open={change.chosen !== undefined}
        width={400}
        title={t('profile.avatar.cropTitle')}
        okText={t('profile.avatar.use')}
        cancelText={t('profile.cancel')}
        confirmLoading={change.isSending}
        destroyOnHidden
        onOk={change.send}
        onClose={change.drop}
      >
        {change.chosen && (
          <AvatarCrop
            source={change.chosen.source}
            view={change.view}
            onChange={change.setView}
            onUnreadable={() => change.refuse('unreadable')}
          />
        )}
      </Dialog>
    </Flex>
  );
}
