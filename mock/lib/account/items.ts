import * as v from 'valibot';
import { DAY_MS } from '../../../src/domain/calendar';
import { searchAddress } from '../../../src/domain/catalog/marketQuery';
import type { AccountCenter, AccountItem, AccountItemKind } from '../../../src/domain/console/consoleAccount';
import { announcements } from '../announcements/documents';
import { findServiceRecord } from '../catalogue/catalogue';
import { isoTime } from '../clock';
import { lazy, readJson, textSchema, wholeNumberSchema } from '../content';
import { db } from '../db';
import { type Language, localize } from '../text';
import type { UserRecord } from '../users';

const projectSchema = v.strictObject({
  projectId: v.string(),
  title: textSchema,
  summary: textSchema,
  /** Finds it in the market. */
  keyword: textSchema,
  teamId: v.string(),
  daysAgo: wholeNumberSchema,
  /** Per cent. */
  done: wholeNumberSchema,
});

/** An announcement with its number of readers, or a service with its number of users. */
const referenceSchema = v.strictObject({ id: v.string(), figure: wholeNumberSchema, teamId: v.string() });

const personSchema = v.strictObject({
  job: textSchema,
  group: textSchema,
  teams: v.array(v.strictObject({ teamId: v.string(), name: textSchema, members: wholeNumberSchema })),
  articles: v.array(referenceSchema),
  applications: v.array(referenceSchema),
  projects: v.array(projectSchema),
});

type ProjectSeed = v.InferOutput<typeof projectSchema>;
type Person = v.InferOutput<typeof personSchema>;
type Reference = v.InferOutput<typeof referenceSchema>;

const people = lazy(() =>
  readJson(
    'account/people.json',
    v.strictObject({ newcomer: personSchema, byUserName: v.record(v.string(), personSchema) }),
  ),
);

/** The work items of a user; a short default for a new account. */
export const getPerson = (userName: string): Person => people().byUserName[userName] ?? people().newcomer;

const at = (daysAgo: number) => isoTime(db().seededAt - daysAgo * DAY_MS);

function article({ id, figure, teamId }: Reference, language: Language): AccountItem[] {
  const found = announcements().find(({ announcementId }) => announcementId === id);
  if (!found) return [];
  return [
    {
      itemId: id,
      title: found.title[language],
      summary: found.summary[language],
      to: `/announcement/${id}`,
      teamId,
      updatedAt: at(found.publishedDaysAgo),
      figure,
    },
  ];
}

function application({ id, figure, teamId }: Reference, language: Language): AccountItem[] {
  const found = findServiceRecord(id);
  if (!found) return [];
  return [
    {
      itemId: id,
      title: found.title[language],
      summary: found.summary[language],
      to: `/serviceMarket/detail?${new URLSearchParams({ serviceId: id })}`,
      teamId,
      updatedAt: at(found.publishedDaysAgo),
      figure,
    },
  ];
}

const project = (seed: ProjectSeed, language: Language): AccountItem => ({
  itemId: seed.projectId,
  title: seed.title[language],
  summary: seed.summary[language],
  to: searchAddress(seed.keyword[language]),
  teamId: seed.teamId,
  updatedAt: at(seed.daysAgo),
  figure: seed.done,
});

function toItems(person: Person, kind: AccountItemKind, language: Language): AccountItem[] {
  if (kind === 'projects') return person.projects.map((seed) => project(seed, language));
  const compose = kind === 'articles' ? article : application;
  return person[kind].flatMap((reference) => compose(reference, language));
}

/** The user's items of one kind, latest first; only those of a team when given. */
export const accountItems = (
  user: UserRecord,
  kind: AccountItemKind,
  teamId: string | undefined,
  language: Language,
): AccountItem[] =>
  toItems(getPerson(user.userName), kind, language)
    .filter((item) => !teamId || item.teamId === teamId)
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));

export function accountCenter(user: UserRecord, tags: string[], language: Language): AccountCenter {
  const person = getPerson(user.userName);
  const count = (kind: AccountItemKind) => toItems(person, kind, language).length;
  return {
    job: person.job[language],
    group: person.group[language],
    tags,
    teams: localize(person.teams, language),
    counts: {
      articles: count('articles'),
      applications: count('applications'),
      projects: count('projects'),
    },
  };
}
