import type { FormInstance } from 'antd';
import { useState } from 'react';
import * as v from 'valibot';
import { newIntent } from '@/browser/orderIntent';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { RULE_ERROR, type Rule, ruleSchema } from '@/domain/rule/rule';
import { contentOfFields, fieldsOfRule, type RuleFields } from '@/domain/rule/ruleForm';
import { createRule, updateRule } from '@/services/rule';
import { useRuleText } from './useRuleText';

interface RuleUpdateOptions {
  form: FormInstance<RuleFields>;
  onSaved: () => void;
  /** The name is refused: its field must be on screen. */
  onNameRefused: () => void;
}

/** Saving a rule that was read before, and what to do when somebody else was faster or another rule has its name. */
export function useRuleUpdate(rule: Rule, { form, onSaved, onNameRefused }: RuleUpdateOptions) {
  const say = useRuleText();
  const message = useMessage();
  const [base, setBase] = useState(rule);
  const [conflict, setConflict] = useState<Rule>();
  const [gone, setGone] = useState(false);
  const [creationKey] = useState(newIntent);

  const { run, isPending } = useAction((save: () => Promise<Rule>) => save(), {
    onDone({ name }) {
      void message.success(say('form.saved', { name }));
      onSaved();
    },
    onFailed(failure) {
      if (failure.code === RULE_ERROR.gone) setGone(true);
      const theirs = v.safeParse(ruleSchema, failure.result);
      if (failure.code === RULE_ERROR.versionConflict && theirs.success) setConflict(theirs.output);
      if (failure.code === RULE_ERROR.duplicateName) {
        onNameRefused();
        form.setFields([{ name: 'name', errors: [failure.message] }]);
      }
    },
  });

  const content = () => contentOfFields(form.getFieldsValue(true));

  return {
    saving: isPending,
    conflict,
    gone,
    save: () => run(() => updateRule(base.key, content(), base.version)),
    /** What stands in the fields takes the place of what the other one wrote. */
    overwrite: () => run(() => updateRule(base.key, content(), (conflict ?? base).version)),
    /** What the other one wrote takes the place of what stands in the fields. */
    takeTheirs() {
      if (!conflict) return;
      setBase(conflict);
      setConflict(undefined);
      form.setFieldsValue(fieldsOfRule(conflict));
    },
    createAnew: () => run(() => createRule(content(), creationKey)),
  };
}
