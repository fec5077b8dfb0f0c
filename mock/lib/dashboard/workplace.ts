import { TEAM_DIMENSIONS, type Workplace } from '../../../src/domain/console/workplace';
import { accountingDay } from '../../../src/domain/money/accountingTime';
import { isoTime } from '../clock';
import type { UserRecord } from '../tables';
import type { Language, Text } from '../text';
import { getLinks } from './links';
import { noise } from './noise';
import { deeds, teamMembers, teamProjects } from './team';

const HOUR_MS = 3_600_000;
const ACTIVITY_COUNT = 36;

const ROLES: Record<UserRecord['role'], Text> = {
  admin: { zh: '服务市场 · 运营负责人', en: 'Service market · Head of operations' },
  user: { zh: '服务市场 · 运营专员', en: 'Service market · Operations associate' },
};

const indexOf = (name: string) => 55 + Math.floor(noise(name) * 42);

/** A person's workplace at a moment (milliseconds since 1970). */
export function getWorkplace(user: UserRecord, until: number, language: Language): Workplace {
  const month = accountingDay(until).slice(0, 7);
  const members = teamMembers();
  const projects = teamProjects();
  return {
    serverTime: isoTime(until),
    role: ROLES[user.role][language],
    rank: 1 + Math.floor(noise(`rank ${user.userId} ${month}`) * members.length),
    teamSize: members.length + 1,
    projectCount: projects.length,
    visits: 1_800 + Math.floor(noise(`visits ${user.userId} ${month}`) * 900),
    projects: projects.map(({ projectId, name, description, team, age }) => ({
      projectId,
      name: name[language],
      description: description[language],
      team: team[language],
      updatedAt: isoTime(until - age),
    })),
    members: members.map(({ name, duty, ...member }) => ({
      ...member,
      name: name[language],
      duty: duty[language],
    })),
    indexes: TEAM_DIMENSIONS.map((dimension) => ({
      dimension,
      me: indexOf(`${dimension} ${user.userId}`),
      team: indexOf(`${dimension} team`),
      department: indexOf(`${dimension} department`),
    })),
    links: getLinks(user),
  };
}

/** What happened in the team, newest first; `seededAt` keeps everything where it was when it is paged. */
export function activities(seededAt: number, language: Language) {
  const done = deeds();
  const members = teamMembers();
  return Array.from({ length: ACTIVITY_COUNT }, (_, index) => {
    const deed = done[index % done.length];
    const subject = deed?.subjects[Math.floor(index / done.length) % deed.subjects.length];
    const member = members[Math.floor(noise(`deed ${index}`) * members.length)];
    return {
      activityId: `a-${index + 1}`,
      person: member?.name[language] ?? '',
      action: deed?.action[language] ?? '',
      subject: subject?.[language] ?? '',
      at: isoTime(seededAt - (index * 3 + noise(`hour ${index}`) * 2) * HOUR_MS),
    };
  });
}
