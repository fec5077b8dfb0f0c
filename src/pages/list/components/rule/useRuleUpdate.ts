import type { FormInstance } from 'antd';
import { useState } from 'react';
import * as v from 'valibot';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import type { RequestError } from '@/domain/requestError';
import { RULE_ERROR } from '@/domain/rule/rule';
import { type Rule, ruleSchema } from '@/domain/rule/ruleFields';
import { createRule, updateRule } from '@/services/rule';
import { type RuleFormValues, toContent, toFormValues } from './ruleForm';
import { useRuleText } from './useRuleText';

/** Returns the current rule after a version conflict. */
export function conflictingRule(error: RequestError): Rule | undefined {
  const current = v.safeParse(ruleSchema, error.result);
  return error.code === RULE_ERROR.versionConflict && current.success ? current.output : undefined;
}

interface RuleUpdateOptions {
  form: FormInstance<RuleFormValues>;
  onSaved: () => void;
  /** Must make the name field visible. */
  onDuplicateName: () => void;
}

/** Saves a rule and handles version conflicts, duplicate names and deleted rules. */
export function useRuleUpdate(rule: Rule, { form, onSaved, onDuplicateName }: RuleUpdateOptions) {
  const t = useRuleText();
  const message = useMessage();
  const [base, setBase] = useState(rule);
  const [conflict, setConflict] = useState<Rule>();
  const [isDeleted, setDeleted] = useState(false);

  const { run, isPending } = useAction((save: () => Promise<Rule>) => save(), {
    onDone({ name }) {
      void message.success(t('form.saved', { name }));
      onSaved();
    },
    onFailed(error) {
      if (error.code === RULE_ERROR.gone) setDeleted(true);
      setConflict(conflictingRule(error) ?? conflict);
      if (error.code === RULE_ERROR.duplicateName) {
        onDuplicateName();
        form.setFields([{ name: 'name', errors: [error.message] }]);
      }
    },
  });

  const content = () => toContent(form.getFieldsValue(true));

  return {
    isSaving: isPending,
    conflict,
    isDeleted,
    save: () => run(() => updateRule(base.key, content(), base.version)),
    /** Overwrites the conflicting version with the form values. */
    overwrite: () => run(() => updateRule(base.key, content(), (conflict ?? base).version)),
    /** Replaces the form values with the conflicting version. */
    discardMine() {
      if (!conflict) return;
      setBase(conflict);
      setConflict(undefined);
      form.setFieldsValue(toFormValues(conflict));
    },
    createCopy: () => run(() => createRule(content())),
  };
}
