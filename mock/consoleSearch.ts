import {
  ACTIVITIES,
  ACTIVITY_NAMES,
  type Application,
  ARTICLE_MARKS,
  type Project,
  RATING_NAMES,
  RATINGS,
  type SearchQuery,
  TOPICS,
  type Topic,
} from '../src/domain/console/consoleSearch';
import { searchEndpoints } from '../src/domain/console/searchEndpoints';
import type { Call } from './lib/call';
import { isoTime, now } from './lib/clock';
import {
  articleAnswer,
  commentAnswer,
  getArticleOrThrow,
  getComments,
  getMark,
  libraryArticles,
  setMark,
} from './lib/console/lists/articles';
import { type ProjectRecord, projects } from './lib/console/lists/projects';
import type { ApplicationRecord } from './lib/console/lists/tables';
import { getPeople, getPerson, isMember, wasThereWithin } from './lib/console/team';
import { db } from './lib/db';
import { MOCK_CODE, MockFailure } from './lib/failure';
import { handlers } from './lib/handlers';
import { MockFile } from './lib/http';
import { toPage } from './lib/paging';
import { type AnyText, type Language, mentions, textIn } from './lib/text';

/** What an application is, as a file for whoever installs it. */
export function applicationFile(application: Application, language: Language): MockFile {
  const content = `${JSON.stringify(application, null, 2)}\n`;
  const name = language === 'zh' ? `${application.name}-清单.json` : `${application.name} manifest.json`;
  return new MockFile(name, 'application/octet-stream', Buffer.from(content, 'utf8'));
}

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

const projectAnswer = (project: ProjectRecord, language: Language): Project => ({
  projectId: project.projectId,
  title: project.title[language],
  summary: project.summary[language],
  topics: project.topics,
  owner: getPerson(project.ownerId, language),
  members: project.memberIds.map((userId) => getPerson(userId, language)),
  rating: project.rating / 10,
  updatedAt: isoTime(db().seededAt - project.age),
});

const applicationAnswer = (application: ApplicationRecord, language: Language): Application => {
  const { ownerId, rating, ...rest } = application;
  return {
    ...rest,
    name: textIn(application.name, language),
    description: textIn(application.description, language),
    owner: getPerson(ownerId, language),
    rating: rating / 10,
  };
};

function getApplicationOrThrow({ applicationId }: { applicationId: string }): ApplicationRecord {
  const application = db().lists.applications.find((each) => each.applicationId === applicationId);
  if (application) return application;
  throw new MockFailure(MOCK_CODE.notFound, { zh: '应用不存在', en: 'There is no such application' });
}

export default handlers(searchEndpoints, {
  articles: (call) => {
    const query = toSearchQuery(call);
    const found = libraryArticles().filter((article) =>
      fits({ ...article, texts: [article.title, article.excerpt] }, query),
    );
    const { list, ...page } = toPage(found, call.query);
    return {
      list: list.map((article) => articleAnswer(article, call.user.userId, call.language)),
      ...page,
      people: getPeople(call.language),
    };
  },

  markArticle: ({ user, params, body }) => {
    const article = getArticleOrThrow(params.articleId);
    const mark = ARTICLE_MARKS.find((one) => one === params.mark);
    if (!mark) throw new MockFailure(MOCK_CODE.malformed, { zh: '操作不存在', en: 'No such mark' });
    setMark(article, mark, user.userId, body.on);
    return getMark(article, mark, user.userId);
  },

  comments: ({ params, language }) => ({
    list: getComments(getArticleOrThrow(params.articleId)).map((comment) => commentAnswer(comment, language)),
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
    return commentAnswer(comment, language);
  },

  projects: (call) => {
    const query = toSearchQuery(call);
    const found = projects().filter((project) =>
      fits({ ...project, texts: [project.title, project.summary] }, query),
    );
    const { list, ...page } = toPage(found, call.query);
    return {
      list: list.map((project) => projectAnswer(project, call.language)),
      ...page,
      people: getPeople(call.language),
    };
  },

  applications: (call) => {
    const query = toSearchQuery(call);
    const found = db()
      .lists.applications.filter((application) =>
        fits(
          {
            ...application,
            topics: [application.topic],
            texts: [application.name, application.description],
          },
          query,
        ),
      )
      .sort((a, b) => Number(b.pinned) - Number(a.pinned));
    const { list, ...page } = toPage(found, call.query);
    return {
      list: list.map((application) => applicationAnswer(application, call.language)),
      ...page,
      people: getPeople(call.language),
    };
  },

  changeApplication: ({ params, body, language }) =>
    applicationAnswer(Object.assign(getApplicationOrThrow(params), body), language),

  applicationFile: ({ params, language }) =>
    applicationFile(applicationAnswer(getApplicationOrThrow(params), language), language),
});
