import { useIntl } from '@umijs/max';
import type { FormRule } from 'antd';
import type { TextProblem, TextRule } from '@/domain/fieldError';

/** Returns form rules from the text rules of the domain. */
export function useTextRule() {
  const { formatMessage } = useIntl();
  return (findProblem: (value: string) => TextProblem | undefined, { min, max }: TextRule): FormRule => ({
    async validator(_, value: string | undefined) {
      const problem = findProblem(value ?? '');
      if (problem) throw new Error(formatMessage({ id: `list.problem.${problem}` }, { min, max }));
    },
  });
}
