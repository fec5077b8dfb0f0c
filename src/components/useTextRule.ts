import { useIntl } from '@umijs/max';
import { textRule } from '@/components/form/fieldRules';
import { type ruledText, textProblem } from '@/domain/fieldError';

/** Returns the form rule of a text from its schema. */
export function useTextRule() {
  const { formatMessage } = useIntl();
  return ({ rule }: Pick<ReturnType<typeof ruledText>, 'rule'>) =>
    textRule((value) => {
      const problem = textProblem(value, rule);
      return problem && formatMessage({ id: `list.problem.${problem}` }, { ...rule });
    });
}
