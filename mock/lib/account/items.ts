import { searchAddress } from '../../../src/domain/catalog/marketQuery';
import type {
  AccountCenter,
  AccountItem,
  AccountItemKind,
  AccountTeam,
} from '../../../src/domain/console/consoleAccount';
import { announcements } from '../announcements/documents';
import { findServiceRecord } from '../catalogue/catalogue';
import { isoTime } from '../clock';
import { db } from '../db';
import type { UserRecord } from '../tables';
import type { Language, Text } from '../text';
import { getPerson, type Person, type ProjectSeed, type Reference } from './people';

const DAY_MS = 86_400_000;

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
  const pick = (text: string | Text) => (typeof text === 'string' ? text : text[language]);
  return [
    {
      itemId: id,
      title: pick(found.title),
      summary: pick(found.summary),
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

/** A person's own things of one kind, the latest first; of one team when named. */
export function accountItems(
  user: UserRecord,
  kind: AccountItemKind,
  teamId: string | undefined,
  language: Language,
): AccountItem[] {
  return toItems(getPerson(user.userName), kind, language)
    .filter((item) => !teamId || item.teamId === teamId)
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}

/** What the center shows beside the current user. */
export function accountCenter(user: UserRecord, tags: string[], language: Language): AccountCenter {
  const person = getPerson(user.userName);
  const teams: AccountTeam[] = person.teams.map(({ teamId, name, members }) => ({
    teamId,
    name: name[language],
    members,
  }));
  const count = (kind: AccountItemKind) => toItems(person, kind, language).length;
  return {
    job: person.job[language],
    group: person.group[language],
    tags,
    teams,
    counts: {
      articles: count('articles'),
      applications: count('applications'),
      projects: count('projects'),
    },
  };
}
