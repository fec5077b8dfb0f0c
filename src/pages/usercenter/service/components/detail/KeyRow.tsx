import { useT } from '@@/texts/instance';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import layout from '@/components/layout.module.css';
import { CopyText } from '@/components/order/CopyText';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { type AccessKey, accessKeyState, canKey } from '@/domain/instance/accessKey';
import { instanceDetailEndpoints } from '@/domain/instance/detailEndpoints';
import { dateText } from '@/domain/intlFormats';
import { serverNow } from '@/domain/serverClock';
import { ACCESS_KEY_TONE } from '@/domain/statusTone';
import { revokeAccessKey, rotateAccessKey } from '@/services/instanceDetail';
import { ConfirmDialog } from './ConfirmDialog';
import type { IssuedKey } from './KeyPanel';
import styles from './Service.module.css';
import { useService, useServiceAction } from './ServiceContext';

interface KeyRowProps {
  accessKey: AccessKey;
  /** Whether keys cannot be changed. */
  disabled: boolean;
  onIssued: (issued: IssuedKey) => void;
}

/** One access key, masked, with its life cycle. */
export function KeyRow({ accessKey, disabled, onIssued }: KeyRowProps) {
  const t = useT();
  const { detail } = useService();
  const [dialog, setDialog] = useState<'rotate' | 'revoke'>();
  const { instanceId } = detail;
  const { keyId, name, accessId, secretEnd, createdAt, makerPhone } = accessKey;
  const { rotatedAt, revokedAt, formerSecretUntil } = accessKey;
  const state = accessKeyState(accessKey, serverNow(detail));
  const close = () => setDialog(undefined);
  const rotate = useServiceAction({
    name: `rotate ${keyId}`,
    endpoint: instanceDetailEndpoints.rotateKey,
    act: (idempotencyKey) => rotateAccessKey(instanceId, keyId, idempotencyKey),
    onDone({ secret }) {
      close();
      onIssued({ accessId, secret });
    },
  });
  const revoke = useServiceAction({
    name: `revoke ${keyId}`,
    endpoint: instanceDetailEndpoints.revokeKey,
    act: (idempotencyKey) => revokeAccessKey(instanceId, keyId, idempotencyKey),
    doneId: 'instance.keys.revoked',
    onDone: close,
  });
  const action = dialog === 'revoke' ? revoke : rotate;
  const day = (at: string) => dateText(t.locale, at, { short: true });
  const buttons = (['rotate', 'revoke'] as const).filter((event) => !disabled && canKey(state, event));

  return (
    <li className={layout.row}>
      <div className={layout.fill}>
        <Flex wrap align="center" gap="4px 8px">
          <strong className={typography.anywhere} dir="auto">
            {name}
          </strong>
          <StatusTag tone={ACCESS_KEY_TONE[state]} text={t(`instance.keys.state.${state}`)} />
        </Flex>
        <p className={styles.secret}>
          <CopyText
            text={accessId}
            shown={`${accessId} · ••••${secretEnd}`}
            name={t('instance.keys.accessId.of', { name })}
          />
        </p>
        <Flex className={typography.caption} component="p" wrap gap="0 12px">
          <span>{t('instance.keys.created', { date: day(createdAt) })}</span>
          <span>
            {makerPhone ? t('instance.keys.maker', { phone: makerPhone }) : t('instance.keys.makerClosed')}
          </span>
          {rotatedAt && <span>{t('instance.keys.rotated', { date: day(rotatedAt) })}</span>}
          {revokedAt && <span>{t('instance.keys.revokedAt', { date: day(revokedAt) })}</span>}
        </Flex>
        {state === 'rotating' && formerSecretUntil && (
          <p className={typography.secondary}>
            {t('instance.keys.former', { date: dateText(t.locale, formerSecretUntil, { withTime: true }) })}
          </p>
        )}
      </div>
      {buttons.length > 0 && (
        <Flex gap={8}>
          {buttons.map((event) => (
            <Button
              key={event}
              danger={event === 'revoke'}
              aria-label={t(`instance.keys.${event}.of`, { name })}
              onClick={() => setDialog(event)}
            >
              {t(`instance.keys.${event}`)}
            </Button>
          ))}
        </Flex>
      )}
      {dialog && (
        <ConfirmDialog
          title={t(`instance.keys.${dialog}.title`, { name })}
          okText={t(`instance.keys.${dialog}.ok`)}
          danger={dialog === 'revoke'}
          action={action}
          onOk={() => void action.run()}
          onClose={close}
        >
          <p>{t(`instance.keys.${dialog}.text`)}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
