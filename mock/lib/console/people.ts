import * as v from 'valibot';
import type { DirectoryPerson } from '../../../src/domain/console/submission';
import { lazy, readJson, textSchema } from '../content';
import type { Language, Text } from '../text';
import { team } from './team';

const peopleSchema = v.strictObject({
  teams: v.record(v.string(), textSchema),
  people: v.array(
    v.strictObject({
      personId: v.string(),
      name: textSchema,
      /** A key of `teams`. */
      team: v.string(),
      /** Whether they can review nothing now. */
      away: v.optional(v.boolean(), false),
    }),
  ),
});

/** Returns the operator's staff, invented. */
const people = lazy(() => {
  const listed = readJson('console/people.json', peopleSchema);
  const inTeam = (name: string): Text => {
    const found = listed.teams[name];
    if (found === undefined) throw new Error(`No team ${name}`);
    return found;
  };
  // The operations team is on the staff; its head is listed, and the other sample account is a customer's.
  const operators = team()
    .slice(2)
    .map(({ name }, index) => ({
      personId: `p${13 + index}`,
      name,
      team: inTeam('operations'),
      away: false,
    }));
  return [...listed.people.map((person) => ({ ...person, team: inTeam(person.team) })), ...operators];
});

type PersonRecord = ReturnType<typeof people>[number];

export const findPerson = (personId: string) => people().find((each) => each.personId === personId);

export const personAnswer = (
  { personId, name, team }: PersonRecord,
  language: Language,
): DirectoryPerson => ({
  personId,
  name: name[language],
  team: team[language],
});

/** Those whose name or team has the words in either language; all of them without any. */
export function searchPeople(keyword: string): PersonRecord[] {
  const wanted = keyword.trim().toLowerCase();
  return people().filter(({ name, team }) =>
    [name.zh, name.en, team.zh, team.en].some((text) => text.toLowerCase().includes(wanted)),
  );
}
