import { useT } from '@@/texts/edit';
import { nameProblem, type nameSchema } from '@/domain/fieldError';
import { textRule } from './fieldRules';

/** Returns the form rule of a name from its schema. `missing` is the message for a required one without a visible character. */
export function useNameRule() {
  const t = useT();
  return ({ rule }: Pick<ReturnType<typeof nameSchema>, 'rule'>, missing = '') =>
    textRule((typed) => {
      const problem = nameProblem(typed, rule);
      if (problem === 'required') return missing;
      return problem && t(`edit.name.${problem}`, { ...rule });
    });
}
