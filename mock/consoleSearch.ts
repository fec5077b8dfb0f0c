import { type Application, ARTICLE_MARKS, type Project } from '../src/domain/console/consoleSearch';
import { searchEndpoints } from '../src/domain/console/searchEndpoints';
import { isoTime, now } from './lib/clock';
import { applicationFile } from './lib/console/lists/applicationFile';
import {
  articleAnswer,
  commentAnswer,
  getArticleOrThrow,
  getComments,
  getMark,
  setMark,
} from './lib/console/lists/articleAnswers';
import { libraryArticles } from './lib/console/lists/articles';
import { type ProjectRecord, projects } from './lib/console/lists/projects';
import { fits, toSearchQuery } from './lib/console/lists/searchQuery';
import type { ApplicationRecord } from './lib/console/lists/tables';
import { getPeople, getPerson } from './lib/console/team';
import { textIn } from './lib/console/texts';
import { db } from './lib/db';
import { MOCK_CODE, MockFailure } from './lib/failure';
import { handlers } from './lib/handlers';
import { toPage } from './lib/paging';
import type { Language } from './lib/text';

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
