import { Button, Flex, Form } from 'antd';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import typography from '@/components/typography.module.css';
import { isRequestError } from '@/domain/requestError';
import { RULE_ERROR, type Rule } from '@/domain/rule/rule';
import { contentOfFields, fieldsOfRule, type RuleFields } from '@/domain/rule/ruleForm';
import { updateRule } from '@/services/rule';
import type { EditableRuleFieldProps } from './EditableRuleField';
import styles from './RuleDetail.module.css';
import { RuleField } from './RuleFields';
import { RuleValue } from './RuleValue';
import { useRuleText } from './useRuleText';
import { conflictingRule } from './useRuleUpdate';

interface FieldEditorProps extends Omit<EditableRuleFieldProps, 'children' | 'isHeading'> {
  onClose: () => void;
}

/**
 * Edits one field of a rule. A change by somebody else to another field does not matter; one to this field is
 * shown below it, and the input stays.
 */
export function FieldEditor({
  rule,
  name,
  owners,
  regions,
  onDirty,
  onSaved,
  onGone,
  onClose,
}: FieldEditorProps) {
  const t = useRuleText();
  const message = useMessage();
  const [form] = Form.useForm<RuleFields>();
  const [base] = useState(rule);
  const [conflict, setConflict] = useState<Rule>();
  useEffect(() => form.focusField(name), [form, name]);

  const saving = useAction(
    async (fields: RuleFields, version: number) => {
      const change = { [name]: contentOfFields(fields)[name] };
      try {
        return await updateRule(base.key, change, version);
      } catch (error) {
        const current = isRequestError(error) ? conflictingRule(error) : undefined;
        const isUntouched = current && fieldsOfRule(current)[name] === fieldsOfRule(base)[name];
        if (!isUntouched) throw error;
        return updateRule(base.key, change, current.version);
      }
    },
    {
      onDone(saved) {
        void message.success(t('form.saved', { name: saved.name }));
        onSaved(saved);
      },
      onFailed(error) {
        setConflict(conflictingRule(error) ?? conflict);
        if (error.code === RULE_ERROR.gone) onGone();
        if (error.code === RULE_ERROR.duplicateName) form.setFields([{ name, errors: [error.message] }]);
      },
    },
  );

  const getFields = (): RuleFields => ({ ...fieldsOfRule(base), ...form.getFieldsValue(true) });
  const isChanged = () => getFields()[name] !== fieldsOfRule(base)[name];
  const save = (version: number) => void saving.run(getFields(), version);

  function handleKeyDown(event: KeyboardEvent) {
    const isSubmit = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isSubmit) form.submit();
    if (event.key !== 'Escape') return;
    // Otherwise the drawer closes, too.
    event.stopPropagation();
    const isListOpen = (event.target as HTMLElement).getAttribute('aria-expanded') === 'true';
    if (!isListOpen) onClose();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a shortcut for the button "Cancel".
    <div className={styles.editor} onKeyDown={handleKeyDown}>
      <Form
        form={form}
        name={`edit-${name}`}
        initialValues={fieldsOfRule(base)}
        onValuesChange={() => onDirty(name, isChanged())}
        onFinish={() => (isChanged() ? save((conflict ?? base).version) : onClose())}
      >
        <RuleField isLabelled name={name} owners={owners} regions={regions} rule={base} />
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
            <Button size="small" onClick={() => onSaved(conflict)}>
              {t('form.conflict.theirs')}
            </Button>
          )}
          <Button size="small" onClick={onClose}>
            {t('form.cancel')}
          </Button>
        </Flex>
      </Form>
    </div>
  );
}
