import { ACTIVITY_NAMES, RATING_NAMES, TOPICS } from '@/domain/console/consoleSearch';

/** What the address asks for; what makes no sense there counts as not asked for. */
export function readSearch(query: URLSearchParams) {
  return {
    keyword: (query.get('keyword') ?? '').trim().slice(0, 50) || undefined,
    topic: TOPICS.filter((topic) => query.getAll('topic').includes(topic)),
    owner: query.getAll('owner').slice(0, 20),
    rating: RATING_NAMES.find((rating) => rating === query.get('rating')),
    activity: ACTIVITY_NAMES.find((activity) => activity === query.get('activity')),
  };
}

export type AskedSearch = ReturnType<typeof readSearch>;

/** Whether anything is filtered or looked for. */
export const isNarrowed = ({ keyword, topic, owner, rating, activity }: AskedSearch): boolean =>
  Boolean(keyword ?? rating ?? activity) || topic.length > 0 || owner.length > 0;

/** Everything that narrows the list, taken away. */
export const NOTHING_ASKED = {
  keyword: undefined,
  topic: undefined,
  owner: undefined,
  rating: undefined,
  activity: undefined,
  page: undefined,
  shown: undefined,
};
