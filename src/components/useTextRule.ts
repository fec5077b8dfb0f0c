import { useT } from '@@/texts/list';
import { textRule } from '@/components/form/fieldRules';
import { ruleProblem, type TextRule } from '@/domain/fieldError';

/** Returns the form rule of a text or a name from its schema. */
export function useTextRule() {
  const t = useT();
  return ({ rule }: { rule: TextRule }) =>
    textRule((value) => {
      const problem = ruleProblem(value, rule);
      return problem && t(`list.problem.${problem}`, { ...rule });
    });
}
