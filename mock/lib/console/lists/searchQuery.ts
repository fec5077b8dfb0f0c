import {
  ACTIVITIES,
  ACTIVITY_NAMES,
  RATING_NAMES,
  RATINGS,
  type SearchQuery,
  TOPICS,
  type Topic,
} from '../../../../src/domain/console/consoleSearch';
import type { Call } from '../../call';
import { isMember, wasThereWithin } from '../team';
import { type AnyText, mentions } from '../texts';

/** What makes no sense in a query counts as missing. */
export function toSearchQuery(call: Call): SearchQuery {
  return {
    keyword: call.query('keyword'),
    topic: TOPICS.filter((topic) => call.queryAll('topic').includes(topic)),
    owner: call.queryAll('owner').filter(isMember),
    rating: RATING_NAMES.find((rating) => rating === call.query('rating')),
    activity: ACTIVITY_NAMES.find((activity) => activity === call.query('activity')),
  };
}

interface Searched {
  texts: readonly AnyText[];
  topics: readonly Topic[];
  ownerId: string;
  /** Stars times ten. */
  rating: number;
}

/** Whether something is one of those that are asked for. */
export function fits({ texts, topics, ownerId, rating }: Searched, query: SearchQuery): boolean {
  const { topic = [], owner = [] } = query;
  return (
    mentions(texts, query.keyword) &&
    (topic.length === 0 || topic.some((one) => topics.includes(one))) &&
    (owner.length === 0 || owner.includes(ownerId)) &&
    (query.rating === undefined || rating >= RATINGS[query.rating]) &&
    (query.activity === undefined || wasThereWithin(ownerId, ACTIVITIES[query.activity]))
  );
}
