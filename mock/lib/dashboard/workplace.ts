import * as v from 'valibot';
import { accountingDay, HOUR_MS, startOfDay } from '../../../src/domain/calendar';
import { type ActivityList, TEAM_DIMENSIONS, type Workplace } from '../../../src/domain/console/workplace';
import { isoTime } from '../clock';
import { projects } from '../console/lists/projects';
import { team } from '../console/team';
import { lazy, readJson, textSchema } from '../content';
import type { SortKey } from '../cursors';
import { pseudoRandom } from '../sales/random';
import { type Language, localize, type Text } from '../text';
import type { UserRecord } from '../users';
import { getTotalsBetween } from './days';
import { getLinks } from './links';

const subjectSchema = v.strictObject({
  name: textSchema,
  about: v.optional(v.strictObject({ kind: v.string(), id: v.string() })),
});

const content = lazy(() =>
  readJson(
    'dashboard/team.json',
    v.strictObject({
      /** The team of each of the latest projects. */
      projectTeams: v.array(textSchema),
      duties: v.pipe(v.array(textSchema), v.minLength(1)),
      /** Activities with their subjects: the latest projects by default. */
      activityTemplates: v.array(
        v.strictObject({ action: textSchema, subjects: v.optional(v.array(subjectSchema)) }),
      ),
    }),
  ),
);

/** The latest projects of the project list. */
const teamProjects = lazy(() =>
  content().projectTeams.map((projectTeam, index) => {
    const project = projects()[index];
    if (!project) throw new Error('Fewer projects than teams');
    const { projectId, title, summary, age } = project;
    return { projectId, name: title, description: summary, team: projectTeam, age };
  }),
);

/** The operations team without the two sample accounts. */
const teamMembers = lazy(() => {
  const { duties } = content();
  return team()
    .slice(2)
    .map(({ userId, name, awayDays }, index) => ({
      memberId: userId,
      name,
      duty: duties[index % duties.length] ?? { zh: '', en: '' },
      online: awayDays < 10,
    }));
});

export const activityTemplates = lazy(() => {
  const latest = teamProjects()
    .slice(0, 2)
    .map(({ name, projectId }) => ({ name, about: { kind: 'project', id: projectId } }));
  return content().activityTemplates.map(({ action, subjects = latest }) => ({ action, subjects }));
});

const ACTIVITY_COUNT = 36;

const getIndex = (name: string) => 55 + Math.floor(pseudoRandom(name) * 42);

/** A user's workplace at `until` (milliseconds since 1970); projects are dated from the seeded day, as in their list. */
export function getWorkplace(
  user: UserRecord,
  { job, until, seededAt }: { job: Text; until: number; seededAt: number },
  language: Language,
): Workplace {
  const month = accountingDay(until).slice(0, 7);
  const members = teamMembers();
  const latest = teamProjects();
  return {
    serverTime: isoTime(until),
    role: job[language],
    rank: 1 + Math.floor(pseudoRandom(`rank ${user.userId} ${month}`) * team().length),
    teamSize: team().length,
    projectCount: projects().length,
    visits: getTotalsBetween(startOfDay(`${month}-01`) ?? until, until).visits,
    projects: latest.map(({ age, ...project }) => ({
      ...localize(project, language),
      updatedAt: isoTime(seededAt - age),
    })),
    members: localize(members, language),
    indexes: TEAM_DIMENSIONS.map((dimension) => ({
      dimension,
      me: getIndex(`${dimension} ${user.userId}`),
      team: getIndex(`${dimension} team`),
      department: getIndex(`${dimension} department`),
    })),
    links: getLinks(user),
  };
}

/** The latest activity has the greatest key. */
export const activityKey = ({ at, activityId }: ActivityList['list'][number]): SortKey => [
  Date.parse(at),
  activityId,
];

/** The activities of the team, newest first; relative to the seeded day, so that pages stay stable. */
export function getActivities(seededAt: number, language: Language) {
  const done = activityTemplates();
  const members = teamMembers();
  return Array.from({ length: ACTIVITY_COUNT }, (_, index) => {
    const deed = done[index % done.length];
    const subject = deed?.subjects[Math.floor(index / done.length) % deed.subjects.length];
    const member = members[Math.floor(pseudoRandom(`deed ${index}`) * members.length)];
    return {
      activityId: `a-${index + 1}`,
      person: member?.name[language] ?? '',
      action: deed?.action[language] ?? '',
      subject: subject?.name[language] ?? '',
      about: subject?.about,
      at: isoTime(seededAt - (index * 3 + pseudoRandom(`hour ${index}`) * 2) * HOUR_MS),
    };
  });
}
