import * as v from 'valibot';
import type { DirectoryPerson } from '../../../src/domain/console/submission';
import { lazy, readJson, textSchema } from '../content';
import { type Language, mentions, type Text } from '../text';
import { team } from './team';

const peopleSchema = v.strictObject({
  teams: v.record(v.string(), textSchema),
  people: v.array(
    v.strictObject({
      personId: v.string(),
      name: textSchema,
      /** A key of `teams`. */
      team: v.string(),
      /** On leave: cannot review. */
      away: v.optional(v.boolean(), false),
    }),
  ),
});

/** The operator's invented staff. */
const people = lazy(() => {
  const listed = readJson('console/people.json', peopleSchema);
  const getTeam = (name: string): Text => {
    const found = listed.teams[name];
    if (found === undefined) throw new Error(`No team ${name}`);
    return found;
  };
  // Without the two sample accounts: one is listed in the file, the other is a customer.
  const operators = team()
    .slice(2)
    .map(({ name }, index) => ({
      personId: `p${13 + index}`,
      name,
      team: getTeam('operations'),
      away: false,
    }));
  return [...listed.people.map((person) => ({ ...person, team: getTeam(person.team) })), ...operators];
});

type PersonRecord = ReturnType<typeof people>[number];

export const findPerson = (personId: string) => people().find((each) => each.personId === personId);

export const personView = ({ personId, name, team }: PersonRecord, language: Language): DirectoryPerson => ({
  personId,
  name: name[language],
  team: team[language],
});

/** The people whose name and team match a keyword; all for a blank one. */
export function searchPeople(keyword: string | undefined): PersonRecord[] {
  const matches = mentions(keyword);
  return people().filter(({ personId, name, team }) => matches([name, team], personId));
}
