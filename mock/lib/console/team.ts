import * as v from 'valibot';
import type { Person } from '../../../src/domain/console/person';
import { lazy, readJson, textSchema, wholeNumberSchema } from '../content';
import type { Language } from '../text';

const memberSchema = v.strictObject({
  userId: v.string(),
  name: textSchema,
  /** Days since they were last active. */
  awayDays: wholeNumberSchema,
});

/** The operations team. The first two are the sample accounts. */
export const team = lazy(() => readJson('console/team.json', v.array(memberSchema)));

/** The user id of a member by index, which wraps around. */
export const memberAt = (index: number): string => team()[index % team().length]?.userId ?? '10001';

export const isMember = (userId: string): boolean => team().some((member) => member.userId === userId);

export function getPerson(userId: string, language: Language): Person {
  const member = team().find((one) => one.userId === userId);
  return { userId, name: member?.name[language] ?? userId };
}

export const getPeople = (language: Language): Person[] =>
  team().map(({ userId }) => getPerson(userId, language));

/** Whether a member was active within this number of days. */
export const wasActiveWithin = (userId: string, days: number): boolean =>
  (team().find((member) => member.userId === userId)?.awayDays ?? Number.POSITIVE_INFINITY) < days;
