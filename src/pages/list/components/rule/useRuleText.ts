import { useIntl } from '@umijs/max';
import { useCallback } from 'react';

/** Says a text of the rule table by the rest of its id. */
export function useRuleText() {
  const { formatMessage } = useIntl();
  return useCallback(
    (id: TextSuffix<'rule'>, values?: Record<string, string | number>) =>
      formatMessage({ id: `rule.${id}` }, values),
    [formatMessage],
  );
}

export type RuleText = ReturnType<typeof useRuleText>;
