import { useT } from '@@/texts/instance';
import { Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { Dialog } from '@/components/Dialog';
import { type Fact, FactItems } from '@/components/FactItems';
import { FormDialog } from '@/components/form/FormDialog';
import { textLimit } from '@/components/form/textCount';
import { useNameRule } from '@/components/form/useNameRule';
import layout from '@/components/layout.module.css';
import { CopyText } from '@/components/order/CopyText';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import {
  hasRoomForKey,
  KEY_NAME_MAX_LENGTH,
  keyNameSchema,
  MAX_ACCESS_KEYS,
} from '@/domain/instance/accessKey';
import { instanceDetailEndpoints } from '@/domain/instance/detailEndpoints';
import { actionFacts } from '@/domain/instance/instanceDetail';
import { actionObstacle } from '@/domain/instance/serviceActions';
import { trimName } from '@/domain/name';
import { createAccessKey } from '@/services/instanceDetail';
import { KeyRow } from './KeyRow';
import styles from './Service.module.css';
import { UnknownOutcome, useService, useServiceAction } from './ServiceContext';

/** A secret that is shown once; missing when the reply with it was lost. */
export interface IssuedKey {
  accessId?: string | undefined;
  secret?: string | undefined;
}

/** The access keys of the service. */
export function KeyPanel() {
  const t = useT();
  const { detail } = useService();
  const [creating, setCreating] = useState(false);
  const [issued, setIssued] = useState<IssuedKey>();
  const { accessKeys } = detail;
  const obstacle = actionObstacle(actionFacts(detail), 'keys');
  if (!accessKeys || obstacle === 'noKeys') return null;
  const hasRoom = hasRoomForKey(accessKeys);

  return (
    <Section
      id="service-keys"
      title={t('instance.keys')}
      actions={
        !obstacle && hasRoom && <Button onClick={() => setCreating(true)}>{t('instance.keys.create')}</Button>
      }
    >
      <p className={typography.secondary}>
        {obstacle
          ? t(`instance.obstacle.${obstacle}`)
          : t(hasRoom ? 'instance.keys.about' : 'instance.keys.full', { count: MAX_ACCESS_KEYS })}
      </p>
      {accessKeys.length > 0 ? (
        <ul className={layout.divided}>
          {accessKeys.map((accessKey) => (
            <KeyRow
              key={accessKey.keyId}
              accessKey={accessKey}
              disabled={obstacle !== undefined}
              onIssued={setIssued}
            />
          ))}
        </ul>
      ) : (
        <p className={typography.note}>{t('instance.keys.none')}</p>
      )}
      {creating && <CreateKey onClose={() => setCreating(false)} onIssued={setIssued} />}
      {issued && <IssuedKeyDialog issued={issued} onClose={() => setIssued(undefined)} />}
    </Section>
  );
}

function CreateKey({ onClose, onIssued }: { onClose: () => void; onIssued: (issued: IssuedKey) => void }) {
  const t = useT();
  const nameRule = useNameRule();
  const { detail } = useService();
  const create = useServiceAction({
    name: 'createKey',
    endpoint: instanceDetailEndpoints.createKey,
    act: (idempotencyKey, name: string) => createAccessKey(detail.instanceId, { name, idempotencyKey }),
    onDone({ accessId, secret }) {
      onClose();
      onIssued({ accessId, secret });
    },
  });
  return (
    <FormDialog
      title={t('instance.keys.create')}
      okText={t('instance.keys.create')}
      initialValues={{}}
      firstField="name"
      draft={`key-${detail.instanceId}`}
      onSave={({ name }: { name: string }) => create.run(trimName(name))}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={t('instance.keys.name')}
        extra={t('instance.keys.name.hint')}
        required
        rules={[nameRule(keyNameSchema, t('instance.keys.name.required'))]}
      >
        <Input count={textLimit(KEY_NAME_MAX_LENGTH)} autoComplete="off" />
      </Form.Item>
      <UnknownOutcome action={create} />
    </FormDialog>
  );
}

function IssuedKeyDialog({
  issued: { accessId, secret },
  onClose,
}: {
  issued: IssuedKey;
  onClose: () => void;
}) {
  const t = useT();
  const fact = (name: 'accessId' | 'secret', value: string | undefined): Fact => [
    t(`instance.keys.${name}`),
    value && <CopyText text={value} name={t(`instance.keys.${name}`)} />,
  ];
  return (
    <Dialog
      open
      title={t('instance.keys.issued')}
      okText={t('instance.keys.issued.ok')}
      cancelButtonProps={{ style: { display: 'none' } }}
      closable={false}
      // Closed by mistake, the secret would be lost.
      mask={{ closable: false }}
      keyboard={false}
      onOk={onClose}
    >
      {secret ? (
        <>
          <p>{t('instance.keys.issued.text')}</p>
          <Flex className={styles.secrets} component="dl" vertical gap={12}>
            <FactItems facts={[fact('accessId', accessId), fact('secret', secret)]} />
          </Flex>
        </>
      ) : (
        <p>{t('instance.keys.issued.lost')}</p>
      )}
    </Dialog>
  );
}
