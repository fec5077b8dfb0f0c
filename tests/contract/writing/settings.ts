import type { EndpointKey } from '../../../config/contract/endpoint';
import { missingPage } from '../reading';
import { repeatLater } from '../repeating';
import { at, getEntries } from '../samples';
import { getEndpoint, type Walk } from '../walk';

/** A switch: how it is set, and where it is read. */
interface Switch {
  key: EndpointKey;
  params?: Record<string, string>;
  /** The body that sets it, of a boolean. */
  body: (on: boolean) => object;
  read: () => Promise<unknown>;
  /** Reads where visitors see it. What they get may be kept, and has another tag while it is set. */
  readAsVisitor?: () => Promise<unknown>;
}

/** Sets a switch, and sets it back. */
async function turn(walk: Walk, { key, params, body, read, readAsVisitor }: Switch): Promise<void> {
  const endpoint = getEndpoint(key);
  if (!walk.report.endpoints.includes(endpoint) || missingPage(endpoint, walk.user.pages)) return;
  const on = await read();
  if (typeof on !== 'boolean') return;
  await readAsVisitor?.();
  await repeatLater(walk, key, {
    change: { params, body: body(!on) },
    takeBack: async () => {
      await readAsVisitor?.();
      return walk.succeed(key, { params, body: body(on) }, 'taken back');
    },
    read,
  });
}

/** The entry of a list with an id. */
async function readEntry(walk: Walk, key: EndpointKey, call: object, id: string, value: string) {
  const list = getEntries(await walk.succeed(key, { ...call, query: { pageSize: 100 } }, 'an entry'));
  return list.find((entry) => entry[id] === value);
}

/** Changes settings and marks of the user and takes them back. */
export async function writeSettings(walk: Walk): Promise<void> {
  const setting = { topic: 'promotion', channel: 'mail' };
  await turn(walk, {
    key: 'PUT message/settings',
    body: (on) => ({ ...setting, on }),
    read: async () => at(await walk.succeed('GET message/settings'), setting.topic, setting.channel),
  });
  await turn(walk, {
    key: 'PUT console/account/notifications',
    body: (on) => ({ topic: 'todo', channel: 'site', on }),
    read: async () => at(await walk.succeed('GET console/account/notifications'), 'todo', 'site'),
  });
  const articleId = String(getEntries(walk.results.get('GET console/list/articles'))[0]?.articleId);
  await turn(walk, {
    key: 'POST console/list/articles/{articleId}/mark/{mark}',
    params: { articleId, mark: 'star' },
    body: (on) => ({ on }),
    read: async () =>
      at(await readEntry(walk, 'GET console/list/articles', {}, 'articleId', articleId), 'star', 'on'),
  });
  const serviceId = String(getEntries(walk.results.get('GET service/list'))[0]?.serviceId);
  const reviews = getEntries(walk.results.get('GET service/{serviceId}/reviews'));
  const reviewId = String(reviews.find(({ own }) => own === false)?.reviewId);
  const readReview = (call: object) =>
    readEntry(
      walk,
      'GET service/{serviceId}/reviews',
      { params: { serviceId }, ...call },
      'reviewId',
      reviewId,
    );
  await turn(walk, {
    key: 'POST review/{reviewId}/helpful',
    params: { reviewId },
    body: (helpful) => ({ helpful }),
    read: async () => at(await readReview({}), 'helpful'),
    readAsVisitor: () => readReview({ token: undefined }),
  });
  await tags(walk);
}

/** Adds a tag and removes it, each twice in turn. */
async function tags(walk: Walk): Promise<void> {
  const [ADD, REMOVE] = ['POST console/account/tags', 'DELETE console/account/tags'] as const;
  const isSelected = [ADD, REMOVE].some((key) => walk.report.endpoints.includes(getEndpoint(key)));
  if (!isSelected || missingPage(getEndpoint(ADD), walk.user.pages)) return;
  const body = { tag: 'check' };
  const read = async () => at(await walk.succeed('GET console/account/center'), 'tags');
  const own = await read();
  if (!Array.isArray(own) || own.includes(body.tag)) return;
  await repeatLater(walk, ADD, { change: { body }, takeBack: () => walk.succeed(REMOVE, { body }), read });
  await walk.succeed(ADD, { body }, 'before it is removed');
  await repeatLater(walk, REMOVE, {
    change: { body },
    takeBack: () => walk.succeed(ADD, { body }, 'again'),
    read,
  });
  await walk.succeed(REMOVE, { body }, 'taken back');
}
