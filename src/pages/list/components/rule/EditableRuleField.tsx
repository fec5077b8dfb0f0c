import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import typography from '@/components/typography.module.css';
import type { Rule } from '@/domain/rule/rule';
import { FieldEditor } from './FieldEditor';
import styles from './RuleDetail.module.css';
import { fieldColumn, type RuleChoices, type RuleFieldName } from './RuleFields';
import { useRuleText } from './useRuleText';

export interface EditableRuleFieldProps extends Omit<RuleChoices, 'rule'> {
  rule: Rule;
  name: RuleFieldName;
  /** Whether it is the heading of the details. */
  isHeading?: boolean;
  children: ReactNode;
  onDirty: (name: RuleFieldName, isDirty: boolean) => void;
  onSaved: (rule: Rule) => void;
  /** Called when the rule was deleted meanwhile. */
  onGone: () => void;
}

/** A value of a rule that is edited in its place. */
export function EditableRuleField({
  isHeading = false,
  children,
  onSaved,
  ...props
}: EditableRuleFieldProps) {
  const Value = isHeading ? 'h2' : 'span';
  const { name, onDirty } = props;
  const t = useRuleText();
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  function close() {
    setEditing(false);
    onDirty(name, false);
  }

  if (isEditing) {
    return (
      <FieldEditor
        {...props}
        onClose={close}
        onSaved={(rule) => {
          close();
          onSaved(rule);
        }}
      />
    );
  }
  return (
    <div className={styles.fact}>
      <Value className={isHeading ? typography.titleMedium : styles.value}>{children}</Value>
      <Button
        ref={editButton}
        className={styles.editButton}
        type="text"
        size="small"
        icon={<EditOutlined aria-hidden />}
        title={t('detail.edit', { field: t(`column.${fieldColumn(name)}`) })}
        aria-label={t('detail.edit', { field: t(`column.${fieldColumn(name)}`) })}
        onClick={() => setEditing(true)}
      />
    </div>
  );
}
