import * as v from 'valibot';
import { projects } from '../console/lists/projects';
import { team } from '../console/team';
import { lazy, readJson, textSchema } from '../content';

const content = lazy(() =>
  readJson(
    'dashboard/team.json',
    v.strictObject({
      /** Whose work each of the latest projects is. */
      projectTeams: v.array(textSchema),
      duties: v.pipe(v.array(textSchema), v.minLength(1)),
      /** What people do here, and to what kind of thing: the latest projects by default. */
      deeds: v.array(v.strictObject({ action: textSchema, subjects: v.optional(v.array(textSchema)) })),
    }),
  ),
);

/** Returns the latest projects of the project list: a card of the workplace leads there. */
export const teamProjects = lazy(() =>
  content().projectTeams.map((projectTeam, index) => {
    const project = projects()[index];
    if (!project) throw new Error('Fewer projects than teams');
    const { projectId, title, summary, age } = project;
    return { projectId, name: title, description: summary, team: projectTeam, age };
  }),
);

/** Returns the operations team beside the two sample accounts. */
export const teamMembers = lazy(() => {
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

/** Returns what people have done lately, and to what. */
export const deeds = lazy(() => {
  const latest = teamProjects()
    .slice(0, 2)
    .map(({ name }) => name);
  return content().deeds.map(({ action, subjects = latest }) => ({ action, subjects }));
});
