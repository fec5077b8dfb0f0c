import * as v from 'valibot';
import type { Person } from '../../../src/domain/console/person';
import { lazy, readJson, textSchema, wholeNumberSchema } from '../content';
import type { Language } from '../text';
import { findUserById } from '../users';

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

/**
 * The one name of a person in each language: that of the operations team, until the user chooses another nickname.
 */
export function personName(userId: string, language: Language): string {
  const member = team().find((one) => one.userId === userId);
  const { nickname = '', userName = '' } = findUserById(userId) ?? {};
  const isOwn = nickname !== '' && nickname !== member?.name.zh && nickname !== member?.name.en;
  return isOwn ? nickname : (member?.name[language] ?? (userName || userId));
}

export const getPerson = (userId: string, language: Language): Person => ({
  userId,
  name: personName(userId, language),
});

export const getPeople = (language: Language): Person[] =>
  team().map(({ userId }) => getPerson(userId, language));

/** Whether a member was active within this number of days. */
export const wasActiveWithin = (userId: string, days: number): boolean =>
  (team().find((member) => member.userId === userId)?.awayDays ?? Number.POSITIVE_INFINITY) < days;
