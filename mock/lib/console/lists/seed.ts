import { seedApplications } from './seedApplications';
import { seedTasks } from './seedTasks';
import { seedTemplates } from './seedTemplates';
import type { ListTables } from './tables';

/** What the console's lists and profiles begin with. */
export function seedLists(seededAt: number): ListTables {
  return {
    tasks: seedTasks(seededAt),
    templates: seedTemplates(seededAt),
    applications: seedApplications(),
    articleMarks: [],
    comments: [],
    processEvents: [],
  };
}
