import { useT } from '@@/texts/form';
import { Card, Flex, Form, type FormItemProps } from 'antd';
import { useState } from 'react';
import { showFieldErrors } from '@/components/form/formProps';
import { FORM_ERROR } from '@/domain/console/submission';
import {
  type Member,
  readWarehouse,
  TASK_CARD,
  WAREHOUSE_CARD,
  WAREHOUSE_LIMITS,
  type Warehouse,
  type WarehouseField,
  warehouseErrors,
} from '@/domain/console/warehouse';
import { dateText } from '@/domain/intlFormats';
import { hasErrorCode, type RequestError } from '@/domain/requestError';
import { submitWarehouse } from '@/services/consoleForm';
import { DraftForm, type DraftFormProps } from '../DraftForm';
import styles from '../Form.module.css';
import { fieldRules } from '../fieldRules';
import { PersonNames } from '../PersonSelect';
import { ErrorSummary, type FieldError } from './ErrorSummary';
import { MembersTable } from './MembersTable';
import { WarehouseFields } from './WarehouseFields';

const PEOPLE = ['owner', 'approver', 'executor', 'duty'] as const;
const GROUPS = [
  ['owner', 'approver'],
  ['openOn', 'closeOn'],
] as const;

const MAX = {
  name: WAREHOUSE_LIMITS.name,
  taskName: WAREHOUSE_LIMITS.name,
  taskSummary: WAREHOUSE_LIMITS.summary,
  members: WAREHOUSE_LIMITS.members,
};

/** The form of a warehouse: three cards and a sticky toolbar with the error summary. */
export function WarehouseForm({ draft, onDone }: DraftFormProps) {
  const t = useT();
  const [form] = Form.useForm<Warehouse & { editedMember?: Member }>();
  const [errors, setErrors] = useState<FieldError[]>([]);
  const rules = fieldRules<WarehouseField>({
    getErrors: (values) => ({
      ...warehouseErrors(readWarehouse(values)),
      // Values of an unsaved row would be missing in the submission.
      ...(form.getFieldValue('editedMember') !== undefined && { members: 'memberEditing' as const }),
    }),
    max: MAX,
  });

  function showErrors() {
    const invalid = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    setErrors(
      invalid.map(({ name, errors }) => ({ field: name[0] as WarehouseField, text: errors[0] ?? '' })),
    );
  }

  function describe(name: WarehouseField, values: Partial<Warehouse>) {
    const { [name]: value, access, taskType } = values;
    if (!value) return undefined;
    if (Array.isArray(value)) return new Intl.ListFormat(t.locale).format(value.map((member) => member.name));
    if (PEOPLE.some((field) => field === name)) return <PersonNames ids={[value]} />;
    if (name === 'access' && access) return t(`form.access.${access}`);
    if (name === 'taskType' && taskType) return t(`form.taskType.${taskType}`);
    return name === 'openOn' || name === 'closeOn' ? dateText(t.locale, value) : undefined;
  }
  function handleError(error: RequestError) {
    if (hasErrorCode(error, FORM_ERROR.hostTaken)) showFieldErrors(form, ['host', error.message]);
    showErrors();
  }

  const title = (name: 'card' | 'taskCard' | 'members') => (
    <h2 style={{ font: 'inherit' }}>{t(`form.warehouse.${name}`)}</h2>
  );
  return (
    <DraftForm<Warehouse>
      draft={draft}
      onDone={onDone}
      kind="warehouse"
      form={form}
      max={MAX}
      read={readWarehouse}
      groups={GROUPS}
      label={(name) => t(`form.warehouse.${name}`)}
      text={describe}
      send={(payload) => {
        setErrors([]);
        return submitWarehouse(payload);
      }}
      onError={handleError}
      onChange={showErrors}
      onFinishFailed={showErrors}
      footer={({ submit, save }) => (
        <Flex className={styles.toolbar} wrap align="center" justify="flex-end" gap={8}>
          <ErrorSummary form={form} errors={errors} />
          {save}
          {submit}
        </Flex>
      )}
    >
      <Card title={title('card')}>
        <WarehouseFields names={WAREHOUSE_CARD} rules={rules} />
      </Card>
      <Card title={title('taskCard')}>
        <WarehouseFields names={TASK_CARD} rules={rules} />
      </Card>
      <Card title={title('members')}>
        <Form.Item name="editedMember" noStyle>
          <Members rules={rules('members')} />
        </Form.Item>
      </Card>
    </DraftForm>
  );
}

interface MembersProps extends Required<Pick<FormItemProps, 'rules'>> {
  // Set by Form.Item.
  value?: Member;
  onChange?: (edited: Member | undefined) => void;
}

/** The members. The row that is being edited is a value of the form, too, so that it is part of the draft. */
function Members({ rules, value, onChange }: MembersProps) {
  return (
    <Form.Item name="members" rules={rules} style={{ marginBlockEnd: 0 }}>
      <MembersTable edited={value} onEdit={(member) => onChange?.(member)} />
    </Form.Item>
  );
}
