import { countCharacters } from '@/domain/fieldError';
import { ruleFields } from '@/domain/rule/ruleFields';

/** Adds the mark of a copy, for example "(copy 2)"; the first copy has the number 1. */
type CopyLabel = (name: string, number: number) => string;

const PLACE = '\u{fffc}';

const firstCharacters = (text: string, count: number) => [...text].slice(0, count).join('').trimEnd();

/** Returns the name of the original of a copy; any other name as it is. */
export function withoutCopyMark(name: string, label: CopyLabel): string {
  const toPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(PLACE, '(.+)');
  const first = new RegExp(`^${toPattern(label(PLACE, 1))}$`);
  const next = new RegExp(`^${toPattern(label(PLACE, 2)).replace('2', '\\d+')}$`);
  return (first.exec(name) ?? next.exec(name))?.[1] ?? name;
}

/**
 * Returns a name for a copy of a rule that is not `taken`. The original's own mark is left out, and a long
 * name is shortened.
 */
export function copyName(name: string, taken: readonly string[], label: CopyLabel): string {
  const names = new Set(taken.map((other) => other.toLowerCase()));
  const original = withoutCopyMark(name, label);
  for (let number = 1; ; number += 1) {
    const room = ruleFields.name.formItem.rule.max - countCharacters(label('', number));
    const base = countCharacters(original) > room ? `${firstCharacters(original, room - 1)}…` : original;
    const candidate = label(base, number);
    if (!names.has(candidate.toLowerCase())) return candidate;
  }
}
