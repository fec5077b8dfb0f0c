import { useT } from '@@/texts/rule';
import { EditOutlined } from '@ant-design/icons';
import { Button, Flex, Form } from 'antd';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FormDraft, restoredValues, toFormDraft } from '@/components/form/formDraft';
import { useDraft } from '@/components/form/useDraft';
import { useFormSave } from '@/components/form/useFormSave';
import { useMessage } from '@/components/MessageContext';
import typography from '@/components/typography.module.css';
import { RULE_ERROR } from '@/domain/rule/ruleError';
import { needsNewLimit, type Rule, type RuleInput } from '@/domain/rule/ruleFields';
import styles from './RuleDetail.module.css';
import { RuleField } from './RuleFields';
import { RuleValue } from './ruleColumns';
import { type RuleFormValues, ruleDraft, toFormValues, valueName } from './ruleForm';
import { useRuleEdit } from './useRuleEdit';

interface EditableRuleFieldProps {
  rule: Rule;
  name: RuleInput;
  /** Whether it is the heading of the details. */
  isHeading?: boolean;
  onDirty: (name: string, isDirty: boolean) => void;
  onSaved: (rule: Rule) => void;
  /** Called when the rule was deleted meanwhile. */
  onGone: () => void;
}

/** A value of a rule that is edited in its place. */
export function EditableRuleField({ isHeading = false, onSaved, ...props }: EditableRuleFieldProps) {
  const Value = isHeading ? 'h2' : 'span';
  const { rule, name, onDirty } = props;
  const t = useT();
  const [isEditing, setEditing] = useState(false);
  const [restored, setRestored] = useState<FormDraft<RuleFormValues>>();
  const draft = useDraft<FormDraft<RuleFormValues>>(ruleDraft(rule.key, name), (kept) => {
    setRestored(kept);
    setEditing(true);
  });
  const editButton = useRef<HTMLButtonElement>(null);
  function close() {
    flushSync(() => setEditing(false));
    editButton.current?.focus();
    setRestored(undefined);
    onDirty(name, false);
  }

  if (isEditing) {
    return (
      <FieldEditor
        {...props}
        draft={draft}
        restored={restored}
        onClose={close}
        onSaved={(saved) => {
          close();
          onSaved(saved);
        }}
      />
    );
  }
  const label = t('rule.detail.edit', { field: t(`rule.field.${name}`) });
  return (
    <>
      {draft.notice}
      <Flex align="start" gap={4}>
        <Value className={isHeading ? typography.amount : styles.value}>
          <RuleValue rule={rule} name={name} />
        </Value>
        <Button
          ref={editButton}
          className={styles.editButton}
          type="text"
          size="small"
          icon={<EditOutlined aria-hidden />}
          title={label}
          aria-label={label}
          onClick={() => setEditing(true)}
        />
      </Flex>
    </>
  );
}

interface FieldEditorProps extends Omit<EditableRuleFieldProps, 'isHeading'> {
  draft: ReturnType<typeof useDraft<FormDraft<RuleFormValues>>>;
  restored: FormDraft<RuleFormValues> | undefined;
  onClose: () => void;
}

function FieldEditor(props: FieldEditorProps) {
  const { rule, name, draft, restored, onDirty, onSaved, onGone, onClose } = props;
  const t = useT();
  const message = useMessage();
  const [base] = useState(rule);
  const [form] = Form.useForm<RuleFormValues>();
  const edit = useRuleEdit(base, handleConflict);
  const sent = valueName(name);
  const { formProps, isPending } = useFormSave<RuleFormValues, Rule>({
    form,
    edit,
    onValuesChange: handleChange,
    errorFields: { [RULE_ERROR.duplicateName]: sent },
    onDone(saved) {
      draft.clear();
      void message.success(t('rule.form.saved', { name: saved.name }));
      onSaved(saved);
    },
    onFailed: ({ code }) => code === RULE_ERROR.gone && onGone(),
  });
  useEffect(() => form.focusField(sent), [form, sent]);
  const restore = useEffectEvent(() => {
    if (!restored) return;
    form.setFieldsValue(restoredValues(restored));
    if (restored.base) edit.restoreBase(restored.base);
    handleChange();
  });
  useEffect(() => restore(), []);

  const template = Form.useWatch(({ template: chosen }: RuleFormValues) => chosen, { form, preserve: true });
  const needsLimit =
    name === 'template' &&
    base.limit !== undefined &&
    template !== undefined &&
    needsNewLimit(base.template, template);

  // Somebody else may have changed the template of a limit.
  const isChanged = () =>
    [sent, 'template' as const].some((each) => form.getFieldValue(each) !== toFormValues(base)[each]);

  function handleChange() {
    onDirty(name, isChanged());
    const kept = toFormDraft<RuleFormValues>(form.getFieldsValue(true), edit);
    if (kept) draft.keep(kept);
    else draft.drop();
  }
  /** Asks again for a limit that was typed in the unit of another template than the current one. */
  function handleConflict(current: Rule): boolean {
    if (name !== 'limit' || !needsNewLimit(form.getFieldValue('template'), current.template)) return false;
    form.setFieldsValue({ template: current.template, limit: undefined });
    form.focusField('limit');
    return true;
  }
  function cancel() {
    draft.drop();
    onClose();
  }

  function handleKeyDown(event: KeyboardEvent) {
    // Escape closes the question.
    if (edit.dialog) return;
    const isSubmit = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isSubmit) form.submit();
    if (event.key !== 'Escape') return;
    // Otherwise the drawer closes, too.
    event.stopPropagation();
    const isListOpen = (event.target as HTMLElement).getAttribute('aria-expanded') === 'true';
    if (!isListOpen) cancel();
  }

  return (
    <>
      {edit.dialog}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape is a shortcut for the button "Cancel". */}
      <div className={styles.editor} onKeyDown={handleKeyDown}>
        <Form
          {...formProps}
          requiredMark="optional"
          name={`edit-${sent}`}
          initialValues={toFormValues(base)}
          onFinish={(values) => (isChanged() ? formProps.onFinish?.(values) : cancel())}
        >
          <RuleField isLabelled name={name} rule={base} />
          {needsLimit && <RuleField name="limit" rule={base} />}
          <Flex wrap gap={8}>
            <Button type="primary" size="small" htmlType="submit" loading={isPending}>
              {t('rule.form.save')}
            </Button>
            <Button size="small" onClick={cancel}>
              {t('rule.form.cancel')}
            </Button>
          </Flex>
        </Form>
      </div>
    </>
  );
}
