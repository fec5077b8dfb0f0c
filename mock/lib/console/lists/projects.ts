import * as v from 'valibot';
import { HOUR_MS } from '../../../../src/domain/calendar';
import { TOPICS } from '../../../../src/domain/console/consoleSearch';
import { nonNegativeCentsSchema } from '../../../../src/domain/money/money';
import { lazy, readJson, textSchema } from '../../content';
import { memberAt } from '../team';

const projectSchema = v.strictObject({
  title: textSchema,
  summary: textSchema,
  topics: v.array(v.picklist(TOPICS)),
  /** In cents. */
  budget: nonNegativeCentsSchema,
});

/** The projects; constant, so they are not stored. */
export const projects = lazy(() =>
  readJson('console/projects.json', v.array(projectSchema)).map((project, index) => ({
    ...project,
    /** Also the id of its approval. */
    projectId: `P-${2601 + index}`,
    ownerId: memberAt(index * 5),
    memberIds: Array.from({ length: 2 + (index % 4) }, (_, place) => memberAt(index * 5 + place)),
    rating: 38 + ((index * 5) % 12),
    /** Milliseconds before the seeded day. */
    age: (index * 31 + 5) * HOUR_MS,
  })),
);

export type ProjectRecord = ReturnType<typeof projects>[number];
