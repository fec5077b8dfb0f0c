import {
  ACTIVITIES,
  type Application,
  ARTICLE_MARKS,
  type Project,
  RATINGS,
  type Topic,
} from '../src/domain/console/consoleSearch';
import { searchEndpoints } from '../src/domain/console/searchEndpoints';
import type { CallOf } from './lib/call';
import { isoTime, now } from './lib/clock';
import {
  articleKey,
  articleView,
  commentView,
  getArticleOrThrow,
  getComments,
  getMark,
  libraryArticles,
  setMark,
} from './lib/console/lists/articles';
import { type ProjectRecord, projects } from './lib/console/lists/projects';
import type { ApplicationRecord } from './lib/console/lists/tables';
import { getPeople, getPerson, isMember, wasActiveWithin } from './lib/console/team';
import { db } from './lib/db';
import { MOCK_CODE, MockFailure } from './lib/failure';
import { handlers } from './lib/handlers';
import { MockFile } from './lib/http';
import { toCursorPage, toPage } from './lib/paging';
import { getRow } from './lib/rows';
import { type AnyText, type Language, mentions, textIn } from './lib/text';
import { assertVersion, markChanged, versionOf } from './lib/versions';

/** The manifest of an application as a download. */
function applicationFile(application: Application, language: Language): MockFile {
  const content = `${JSON.stringify(application, null, 2)}\n`;
  const name = language === 'zh' ? `${application.name}-清单.json` : `${application.name} manifest.json`;
  return new MockFile(name, 'application/octet-stream', Buffer.from(content, 'utf8'));
}

type SearchQuery = CallOf<typeof searchEndpoints.articles | typeof searchEndpoints.projects>['query'];

/** The items that match the filters of a call. */
function search<Item extends { ownerId: string; rating: number }>(
  query: Omit<SearchQuery, 'cursor' | 'current'>,
  items: readonly Item[],
  getContent: (item: Item) => { id: string; texts: readonly AnyText[]; topics: readonly Topic[] },
): Item[] {
  const { keyword, topic: topicsWanted = [], owner = [], rating, activity } = query;
  const owners = owner.filter(isMember);
  const matches = mentions(keyword);
  return items.filter((item) => {
    const { id, texts, topics } = getContent(item);
    return (
      matches(texts, id) &&
      (topicsWanted.length === 0 || topicsWanted.some((topic) => topics.includes(topic))) &&
      (owners.length === 0 || owners.includes(item.ownerId)) &&
      (rating === undefined || item.rating >= RATINGS[rating]) &&
      (activity === undefined || wasActiveWithin(item.ownerId, ACTIVITIES[activity]))
    );
  });
}

const projectView = (project: ProjectRecord, language: Language): Project => ({
  projectId: project.projectId,
  title: project.title[language],
  summary: project.summary[language],
  topics: project.topics,
  owner: getPerson(project.ownerId, language),
  members: project.memberIds.map((userId) => getPerson(userId, language)),
  rating: project.rating / 10,
  updatedAt: isoTime(db().seededAt - project.age),
});

const recordOf = ({ applicationId }: { applicationId: string }) => `application ${applicationId}`;

const applicationView = (application: ApplicationRecord, language: Language): Application => {
  const { ownerId, rating, ...rest } = application;
  return {
    ...rest,
    name: textIn(application.name, language),
    description: textIn(application.description, language),
    owner: getPerson(ownerId, language),
    rating: rating / 10,
    version: versionOf(recordOf(application)),
  };
};

const getApplicationOrThrow = (params: { applicationId: string }): ApplicationRecord =>
  getRow(db().lists.applications, params, { zh: '应用不存在', en: 'There is no such application' });

export default handlers(searchEndpoints, {
  articles: ({ query, user, language }) => {
    const found = search(query, libraryArticles(), ({ articleId, title, excerpt, topics }) => ({
      id: articleId,
      texts: [title, excerpt],
      topics,
    }));
    const page = toCursorPage(found, query, articleKey, (each) => articleView(each, user.userId, language));
    return { ...page, people: getPeople(language) };
  },

  markArticle: ({ user, params, body }) => {
    const article = getArticleOrThrow(params.articleId);
    const mark = ARTICLE_MARKS.find((one) => one === params.mark);
    if (!mark) throw new MockFailure(MOCK_CODE.malformed, { zh: '操作不存在', en: 'No such mark' });
    setMark(article, mark, user.userId, body.on);
    return getMark(article, mark, user.userId);
  },

  comments: ({ params, language }) => ({
    list: getComments(getArticleOrThrow(params.articleId)).map((comment) => commentView(comment, language)),
  }),

  addComment: ({ user, params, body, language }) => {
    const { articleId } = getArticleOrThrow(params.articleId);
    const { comments } = db().lists;
    const comment = {
      commentId: `C-${comments.length + 1}`,
      articleId,
      authorId: user.userId,
      text: body.text,
      at: now(),
    };
    comments.push(comment);
    return commentView(comment, language);
  },

  projects: ({ query, language }) => {
    const found = search(query, projects(), ({ projectId, title, summary, topics }) => ({
      id: projectId,
      texts: [title, summary],
      topics,
    }));
    return {
      ...toPage(found, query, (project) => projectView(project, language)),
      people: getPeople(language),
    };
  },

  applications: ({ query, language }) => {
    const all = db().lists.applications.toSorted((a, b) => Number(b.pinned) - Number(a.pinned));
    const found = search(query, all, ({ applicationId, name, description, topic }) => ({
      id: applicationId,
      texts: [name, description],
      topics: [topic],
    }));
    return {
      ...toPage(found, query, (application) => applicationView(application, language)),
      people: getPeople(language),
    };
  },

  changeApplication: ({ user, params, body: { version, ...fields }, language }) => {
    const application = getApplicationOrThrow(params);
    const view = () => applicationView(application, language);
    if (version !== undefined) assertVersion(recordOf(application), version, { language, view });
    Object.assign(application, fields);
    markChanged(recordOf(application), user);
    return view();
  },

  applicationFile: ({ params, language }) =>
    applicationFile(applicationView(getApplicationOrThrow(params), language), language),
});
