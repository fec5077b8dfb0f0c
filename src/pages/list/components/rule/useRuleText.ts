import { useIntl } from '@umijs/max';
import { useCallback } from 'react';

/** Returns a translate function for ids that start with `rule.`. */
export function useRuleText() {
  const { formatMessage } = useIntl();
  return useCallback(
    (id: TextSuffix<'rule'>, values?: Record<string, string | number>) =>
      formatMessage({ id: `rule.${id}` }, values),
    [formatMessage],
  );
}

export type RuleText = ReturnType<typeof useRuleText>;
