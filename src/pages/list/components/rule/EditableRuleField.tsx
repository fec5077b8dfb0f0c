import { EditOutlined } from '@ant-design/icons';
import { Button, Flex, Form } from 'antd';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDraft } from '@/components/form/useDraft';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import typography from '@/components/typography.module.css';
import { isRequestError } from '@/domain/requestError';
import { RULE_ERROR } from '@/domain/rule/rule';
import { needsNewLimit, type Rule, type RuleContent, type RuleInput } from '@/domain/rule/ruleFields';
import { updateRule } from '@/services/rule';
import styles from './RuleDetail.module.css';
import { type RuleChoices, RuleField } from './RuleFields';
import { RuleValue } from './RuleValue';
import {
  isSameValue,
  type RuleFormValues,
  ruleDraft,
  toFormValues,
  toSentValue,
  valueName,
} from './ruleForm';
import { useRuleText } from './useRuleText';
import { conflictingRule } from './useRuleUpdate';

interface EditableRuleFieldProps extends Omit<RuleChoices, 'rule'> {
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
  const t = useRuleText();
  const [isEditing, setEditing] = useState(false);
  const [restored, setRestored] = useState<unknown>();
  const draft = useDraft<unknown>(ruleDraft(rule.key, name), (value) => {
    setRestored(value);
    setEditing(true);
  });
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  function close() {
    setEditing(false);
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
  const label = t('detail.edit', { field: t(`field.${name}`) });
  return (
    <>
      {draft.notice}
      <div className={styles.fact}>
        <Value className={isHeading ? typography.titleMedium : styles.value}>
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
      </div>
    </>
  );
}

interface FieldEditorProps extends Omit<EditableRuleFieldProps, 'isHeading'> {
  draft: ReturnType<typeof useDraft<unknown>>;
  /** The value of a restored draft. */
  restored: unknown;
  onClose: () => void;
}

/**
 * Edits one field of a rule. A change by somebody else to another field does not matter; one to this field is
 * shown below it, and the input stays.
 */
function FieldEditor(props: FieldEditorProps) {
  const { rule, name, owners, regions, draft, restored, onDirty, onSaved, onGone, onClose } = props;
  const t = useRuleText();
  const message = useMessage();
  const [form] = Form.useForm<RuleFormValues>();
  const [base] = useState(rule);
  const [conflict, setConflict] = useState<Rule>();
  const sent = valueName(name);
  useEffect(() => form.focusField(sent), [form, sent]);
  const restore = useEffectEvent(() => {
    if (restored === undefined) return;
    form.setFieldValue(sent, restored);
    handleChange();
  });
  useEffect(() => restore(), []);

  function handleChange() {
    onDirty(name, isChanged());
    if (isChanged()) draft.keep(form.getFieldValue(sent));
    else draft.drop();
  }
  /** Closes without saving. */
  function cancel() {
    draft.drop();
    onClose();
  }

  const template = Form.useWatch(({ template: chosen }: RuleFormValues) => chosen, { form, preserve: true });
  const needsLimit =
    name === 'template' &&
    base.limit !== undefined &&
    template !== undefined &&
    needsNewLimit(base.template, template);

  const saving = useAction(
    async (change: Partial<RuleContent>, version: number) => {
      try {
        return await updateRule(base.key, change, version);
      } catch (error) {
        const current = isRequestError(error) ? conflictingRule(error) : undefined;
        const isUntouched = current && isSameValue(current, base, name);
        if (!isUntouched) throw error;
        return updateRule(base.key, change, current.version);
      }
    },
    {
      onDone(saved) {
        draft.clear();
        void message.success(t('form.saved', { name: saved.name }));
        onSaved(saved);
      },
      onFailed(error) {
        const current = conflictingRule(error);
        setConflict(current ?? conflict);
        if (name === 'limit' && current && needsNewLimit(base.template, current.template)) {
          form.setFieldValue('template', current.template);
          form.setFieldValue('limit', undefined);
        }
        if (error.code === RULE_ERROR.gone) onGone();
        if (error.code === RULE_ERROR.duplicateName)
          form.setFields([{ name: sent, errors: [error.message] }]);
      },
    },
  );

  const isChanged = () => form.getFieldValue(sent) !== toFormValues(base)[sent];
  function save(version: number) {
    const { limit, [sent]: value }: RuleFormValues = form.getFieldsValue(true);
    void saving.run({ [sent]: toSentValue(name, value), ...(needsLimit && { limit }) }, version);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const isSubmit = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isSubmit) form.submit();
    if (event.key !== 'Escape') return;
    // Otherwise the drawer closes, too.
    event.stopPropagation();
    const isListOpen = (event.target as HTMLElement).getAttribute('aria-expanded') === 'true';
    if (!isListOpen) cancel();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a shortcut for the button "Cancel".
    <div className={styles.editor} onKeyDown={handleKeyDown}>
      <Form
        form={form}
        name={`edit-${sent}`}
        layout="vertical"
        initialValues={toFormValues(base)}
        onValuesChange={handleChange}
        onFinish={() => (isChanged() ? save((conflict ?? base).version) : cancel())}
      >
        <RuleField isLabelled name={name} owners={owners} regions={regions} rule={base} />
        {needsLimit && <RuleField name="limit" owners={owners} regions={regions} rule={base} />}
        {conflict && (
          <div role="alert" className={styles.conflict}>
            <p className={typography.strong}>{t('detail.conflict')}</p>
            <p>
              <RuleValue rule={conflict} name={name} />
            </p>
          </div>
        )}
        <Flex wrap gap={8}>
          <Button type="primary" size="small" htmlType="submit" loading={saving.isPending}>
            {t(conflict ? 'form.conflict.mine' : 'form.save')}
          </Button>
          {conflict && (
            <Button
              size="small"
              onClick={() => {
                draft.clear();
                onSaved(conflict);
              }}
            >
              {t('form.conflict.theirs')}
            </Button>
          )}
          <Button size="small" onClick={cancel}>
            {t('form.cancel')}
          </Button>
        </Flex>
      </Form>
    </div>
  );
}
