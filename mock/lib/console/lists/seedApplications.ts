import * as v from 'valibot';
import { TOPICS } from '../../../../src/domain/console/consoleSearch';
import { lazy, readJson, textSchema, wholeNumberSchema } from '../../content';
import { memberAt } from '../team';
import type { ApplicationRecord } from './tables';

const applicationSchema = v.strictObject({
  name: textSchema,
  description: textSchema,
  topic: v.picklist(TOPICS),
  /** Stars times ten. */
  rating: wholeNumberSchema,
  activeUsers: wholeNumberSchema,
});

const applications = lazy(() => readJson('console/applications.json', v.array(applicationSchema)));

/** Returns the applications that the console's list starts with. */
export function seedApplications(): ApplicationRecord[] {
  return applications().map(({ name, description, topic, rating, activeUsers }, index) => ({
    applicationId: `A-${301 + index}`,
    name,
    description,
    topic,
    ownerId: memberAt(index),
    rating,
    activeUsers,
    newUsers: Math.round(activeUsers / (8 + (index % 5))),
    paused: index === 8,
    pinned: false,
  }));
}
