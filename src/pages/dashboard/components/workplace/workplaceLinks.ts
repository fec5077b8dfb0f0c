import { encodePart } from '@/domain/characters';
import type { ActivityList } from '@/domain/console/workplace';

export const ALL_PROJECTS = '/list/search/projects';

export const projectPath = (name: string) => `${ALL_PROJECTS}?keyword=${encodePart(name)}`;

type Activity = ActivityList['list'][number];

/** Returns the page about the subject of an activity, if there is one that the user may open. */
export function subjectPath(
  { about, subject }: Pick<Activity, 'about' | 'subject'>,
  access: Record<string, boolean>,
): string | undefined {
  if (!about) return undefined;
  const id = encodePart(about.id);
  if (about.kind === 'service') return `/serviceMarket/detail?serviceId=${id}`;
  if (about.kind === 'announcement') return `/announcement/${id}`;
  // A project is found by its name: it has no page of its own.
  return about.kind === 'project' && access[ALL_PROJECTS] ? projectPath(subject) : undefined;
}
