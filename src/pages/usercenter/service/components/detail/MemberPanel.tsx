import { useT } from '@@/texts/instance';
import { Button, Flex, Form, Radio } from 'antd';
import { useState } from 'react';
import { Code } from '@/components/Code';
import { FormDialog } from '@/components/form/FormDialog';
import layout from '@/components/layout.module.css';
import { PhoneField } from '@/components/PhoneField';
import { Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { instanceDetailEndpoints } from '@/domain/instance/detailEndpoints';
import { actionFacts, type ServiceMember } from '@/domain/instance/instanceDetail';
import { actionObstacle, MEMBER_ROLES, type MemberRole } from '@/domain/instance/serviceActions';
import { dateText } from '@/domain/intlFormats';
import { MEMBER_STATUS_TONE } from '@/domain/statusTone';
import { removeMember, saveMember } from '@/services/instanceDetail';
import { ConfirmDialog } from './ConfirmDialog';
import { UnknownOutcome, useService, useServiceAction } from './ServiceContext';

/** Other people who use the service. */
export function MemberPanel() {
  const t = useT();
  const { detail } = useService();
  const [adding, setAdding] = useState(false);
  const { members } = detail;
  if (!members) return null;
  const obstacle = actionObstacle(actionFacts(detail), 'members');

  return (
    <Section
      id="service-members"
      title={t('instance.members')}
      actions={!obstacle && <Button onClick={() => setAdding(true)}>{t('instance.members.add')}</Button>}
    >
      <p className={typography.secondary}>
        {t(obstacle ? `instance.obstacle.${obstacle}` : 'instance.members.about')}
      </p>
      {members.length > 0 ? (
        <ul className={layout.divided}>
          {members.map((member) => (
            <MemberRow key={member.memberId} member={member} disabled={obstacle !== undefined} />
          ))}
        </ul>
      ) : (
        <p className={typography.note}>{t('instance.members.none')}</p>
      )}
      {adding && <AddMember onClose={() => setAdding(false)} />}
    </Section>
  );
}

function MemberRow({ member, disabled }: { member: ServiceMember; disabled: boolean }) {
  const t = useT();
  const { detail } = useService();
  const [removing, setRemoving] = useState(false);
  const { memberId, userPhone, role, status, addedAt } = member;
  const phone = userPhone ?? t('instance.members.closedAccount');
  const remove = useServiceAction({
    name: `removeMember ${memberId}`,
    endpoint: instanceDetailEndpoints.removeMember,
    act: (idempotencyKey) => removeMember(detail.instanceId, memberId, idempotencyKey),
    doneId: 'instance.members.removed',
    onDone: () => setRemoving(false),
  });
  return (
    <li className={layout.row}>
      <div className={layout.fill}>
        <Flex wrap align="center" gap="4px 8px">
          <strong>{userPhone ? <Code>{userPhone}</Code> : phone}</strong>
          {status && (
            <StatusTag tone={MEMBER_STATUS_TONE[status]} text={t(`instance.members.status.${status}`)} />
          )}
        </Flex>
        <Flex className={typography.caption} component="p" wrap gap="0 12px">
          <span>{t(`instance.members.role.${role}`)}</span>
          <span>{t('instance.members.since', { date: dateText(t.locale, addedAt, { short: true }) })}</span>
        </Flex>
      </div>
      {!disabled && (
        <Button aria-label={t('instance.members.remove.of', { phone })} onClick={() => setRemoving(true)}>
          {t('instance.members.remove')}
        </Button>
      )}
      {removing && (
        <ConfirmDialog
          title={t('instance.members.remove.title', { phone })}
          okText={t('instance.members.remove')}
          danger
          action={remove}
          onOk={() => void remove.run()}
          onClose={() => setRemoving(false)}
        >
          <p>{t('instance.members.remove.text')}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

interface MemberValues {
  userPhone: string;
  role: MemberRole;
}

function AddMember({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { detail } = useService();
  const save = useServiceAction({
    name: 'saveMember',
    endpoint: instanceDetailEndpoints.saveMember,
    act: (idempotencyKey, values: MemberValues) =>
      saveMember(detail.instanceId, { ...values, idempotencyKey }),
    doneId: 'instance.members.saved',
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('instance.members.add')}
      okText={t('instance.members.add')}
      initialValues={{ role: 'viewer' }}
      firstField="userPhone"
      draft={`member-${detail.instanceId}`}
      onSave={(values: MemberValues) => save.run(values)}
      onClose={onClose}
    >
      <PhoneField label={t('instance.members.phone')} note={t('instance.members.phone.hint')} />
      <Form.Item name="role" label={t('instance.members.role')}>
        <Radio.Group
          aria-label={t('instance.members.role')}
          options={MEMBER_ROLES.map((value) => ({
            value,
            label: t(`instance.members.role.${value}`),
          }))}
        />
      </Form.Item>
      <UnknownOutcome action={save} />
    </FormDialog>
  );
}
