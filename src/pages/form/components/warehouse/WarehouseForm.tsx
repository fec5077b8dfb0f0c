import { useIntl } from '@umijs/max';
import { Button, Card, Flex, Form } from 'antd';
import { useRef, useState } from 'react';
import { useMessage } from '@/components/MessageContext';
import { useTouchSize } from '@/components/useTouchSize';
import { FORM_ERROR, type Submission } from '@/domain/console/submission';
import {
  readWarehouse,
  WAREHOUSE_LIMITS,
  type Warehouse,
  type WarehouseField,
  warehouseErrors,
} from '@/domain/console/warehouse';
import { hasErrorCode, isRequestError } from '@/domain/requestError';
import { submitWarehouse } from '@/services/consoleForm';
import styles from '../Form.module.css';
import { fieldRules } from '../fieldRules';
import { SubmitNotice } from '../SubmitNotice';
import type { FormDraft } from '../useFormDraft';
import { useSubmit } from '../useSubmit';
import { ErrorSummary, type FieldError } from './ErrorSummary';
import { MembersTable } from './MembersTable';
import { TaskFields, WarehouseFields } from './WarehouseFields';

interface WarehouseFormProps {
  initial: Warehouse;
  draft: FormDraft;
  onDone: (submission: Submission) => void;
}

/** Three cards and a bar that follows the page: it counts what is wrong and leads to each of it. */
export function WarehouseForm({ initial, draft, onDone }: WarehouseFormProps) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const size = useTouchSize();
  const [form] = Form.useForm<Warehouse>();
  const [errors, setErrors] = useState<FieldError[]>([]);
  const editing = useRef(false);
  const submit = useSubmit('warehouse', onDone);
  const rules = fieldRules<WarehouseField>({
    labelId: (field) => `form.warehouse.${field}`,
    getErrors: (values) => ({
      ...warehouseErrors(readWarehouse(values)),
      // What stands in a row that is not saved would be left out.
      ...(editing.current && { members: 'memberEditing' as const }),
    }),
    max: {
      name: WAREHOUSE_LIMITS.name,
      taskName: WAREHOUSE_LIMITS.name,
      taskSummary: WAREHOUSE_LIMITS.summary,
      members: WAREHOUSE_LIMITS.members,
    },
  });

  function showErrors() {
    const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    setErrors(
      wrong.map(({ name, errors }) => ({ field: String(name[0]) as WarehouseField, text: errors[0] ?? '' })),
    );
  }

  function refuse(failure: unknown) {
    if (!isRequestError(failure)) throw failure;
    // Its rules are this page's too, unless the page is older than they are.
    if (hasErrorCode(failure, FORM_ERROR.fieldsInvalid)) void message.error(failure.message);
    if (!hasErrorCode(failure, FORM_ERROR.hostTaken)) return;
    form.setFields([{ name: 'host', errors: [failure.message] }]);
    form.focusField('host');
    showErrors();
  }

  async function handleFinish() {
    setErrors([]);
    const content = readWarehouse(form.getFieldsValue());
    try {
      await submit.run((idempotencyKey) => submitWarehouse({ content, idempotencyKey }));
    } catch (failure) {
      refuse(failure);
    }
  }

  async function handleSave() {
    if (await draft.save(readWarehouse(form.getFieldsValue())))
      void message.success(formatMessage({ id: 'form.draft.saved' }));
  }

  const title = (id: TextId) => <h2 className={styles.cardTitle}>{formatMessage({ id })}</h2>;
  const busy = submit.sending || submit.unknown;
  return (
    <Form<Warehouse>
      form={form}
      className={styles.page}
      name="warehouse"
      layout="vertical"
      size={size}
      validateTrigger="onSubmit"
      scrollToFirstError={{ focus: true, block: 'center' }}
      initialValues={initial}
      onValuesChange={(changed: Partial<Warehouse>) => {
        form.setFields(Object.keys(changed).map((name) => ({ name: name as WarehouseField, errors: [] })));
        showErrors();
        draft.note(readWarehouse(form.getFieldsValue()));
      }}
      onFinish={handleFinish}
      onFinishFailed={showErrors}
      disabled={busy}
      autoComplete="off"
      noValidate
    >
      <Card title={title('form.warehouse.card')}>
        <WarehouseFields rules={rules} />
      </Card>
      <Card title={title('form.warehouse.taskCard')}>
        <TaskFields rules={rules} />
      </Card>
      <Card title={title('form.warehouse.members')}>
        <Form.Item name="members" rules={rules('members')} style={{ marginBlockEnd: 0 }}>
          <MembersTable
            onEditing={(isEditing) => {
              editing.current = isEditing;
            }}
          />
        </Form.Item>
      </Card>
      <SubmitNotice submit={submit} />
      <Flex className={styles.toolbar} wrap align="center" justify="flex-end" gap={8}>
        <ErrorSummary form={form} errors={errors} />
        <Button loading={draft.saving} onClick={() => void handleSave()}>
          {formatMessage({ id: 'form.draft.save' })}
        </Button>
        <Button type="primary" htmlType="submit" loading={submit.sending}>
          {formatMessage({ id: 'form.warehouse.submit' })}
        </Button>
      </Flex>
    </Form>
  );
}
