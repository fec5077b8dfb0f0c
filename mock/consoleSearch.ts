import {
  type Application,
  ARTICLE_MARKS,
  applicationPayloadSchema,
  commentPayloadSchema,
  type Project,
  toggleSchema,
} from '../src/domain/console/consoleSearch';
import { isoTime, now } from './lib/clock';
import { applicationFile } from './lib/console/lists/applicationFile';
import {
  articleAnswer,
  articleOf,
  commentAnswer,
  commentsOf,
  markOf,
  setMark,
} from './lib/console/lists/articleAnswers';
import { libraryArticles } from './lib/console/lists/articles';
import { type ProjectRecord, projects } from './lib/console/lists/projects';
import { fits, searchQueryOf } from './lib/console/lists/searchQuery';
import type { ApplicationRecord } from './lib/console/lists/tables';
import { peopleOf, personOf } from './lib/console/team';
import { wordsIn } from './lib/console/words';
import { db } from './lib/db';
import { endpoint, type SignedInCall } from './lib/endpoint';
import { MOCK_CODE, MockFailure } from './lib/failure';
import { mustHave } from './lib/granted';
import { pageOf } from './lib/paging';
import type { Language } from './lib/text';

const ARTICLES_PAGE = '/list/search/articles';
const APPLICATIONS_PAGE = '/list/search/applications';

const projectAnswer = (project: ProjectRecord, language: Language): Project => ({
  projectId: project.projectId,
  title: project.title[language],
  summary: project.summary[language],
  topics: project.topics,
  owner: personOf(project.ownerId, language),
  members: project.memberIds.map((userId) => personOf(userId, language)),
  rating: project.rating / 10,
  updatedAt: isoTime(db().seededAt - project.age),
});

const applicationAnswer = (application: ApplicationRecord, language: Language): Application => {
  const { ownerId, rating, ...rest } = application;
  return {
    ...rest,
    name: wordsIn(application.name, language),
    description: wordsIn(application.description, language),
    owner: personOf(ownerId, language),
    rating: rating / 10,
  };
};

function articleAsked(call: SignedInCall) {
  mustHave(call.user, ARTICLES_PAGE);
  return articleOf(call.params.articleId);
}

function applicationAsked(call: SignedInCall): ApplicationRecord {
  mustHave(call.user, APPLICATIONS_PAGE);
  const application = db().lists.applications.find(
    ({ applicationId }) => applicationId === call.params.applicationId,
  );
  if (application) return application;
  throw new MockFailure(MOCK_CODE.notFound, { zh: '应用不存在', en: 'There is no such application' });
}

export default {
  'GET /api/v1/console/list/articles': endpoint(
    (call) => {
      mustHave(call.user, ARTICLES_PAGE);
      const query = searchQueryOf(call);
      const found = libraryArticles().filter((article) =>
        fits({ ...article, texts: [article.title, article.excerpt] }, query),
      );
      const { list, ...page } = pageOf(found, call.query);
      return {
        list: list.map((article) => articleAnswer(article, call.user.userId, call.language)),
        ...page,
        people: peopleOf(call.language),
      };
    },
    { auth: true },
  ),

  'POST /api/v1/console/list/articles/:articleId/mark/:mark': endpoint(
    (call) => {
      const article = articleAsked(call);
      const mark = ARTICLE_MARKS.find((one) => one === call.params.mark);
      if (!mark) throw new MockFailure(MOCK_CODE.malformed, { zh: '操作不存在', en: 'No such mark' });
      setMark(article, mark, call.user.userId, call.body(toggleSchema).on);
      return markOf(article, mark, call.user.userId);
    },
    { auth: true },
  ),

  'GET /api/v1/console/list/articles/:articleId/comments': endpoint(
    (call) => ({
      list: commentsOf(articleAsked(call)).map((comment) => commentAnswer(comment, call.language)),
    }),
    { auth: true },
  ),

  'POST /api/v1/console/list/articles/:articleId/comments': endpoint(
    (call) => {
      const { articleId } = articleAsked(call);
      const { text } = call.body(commentPayloadSchema);
      const { comments } = db().lists;
      const comment = {
        commentId: `C-${comments.length + 1}`,
        articleId,
        authorId: call.user.userId,
        text,
        at: now(),
      };
      comments.push(comment);
      return commentAnswer(comment, call.language);
    },
    { auth: true },
  ),

  'GET /api/v1/console/list/projects': endpoint(
    (call) => {
      mustHave(call.user, '/list/search/projects');
      const query = searchQueryOf(call);
      const found = projects().filter((project) =>
        fits({ ...project, texts: [project.title, project.summary] }, query),
      );
      const { list, ...page } = pageOf(found, call.query);
      return {
        list: list.map((project) => projectAnswer(project, call.language)),
        ...page,
        people: peopleOf(call.language),
      };
    },
    { auth: true },
  ),

  'GET /api/v1/console/list/applications': endpoint(
    (call) => {
      mustHave(call.user, APPLICATIONS_PAGE);
      const query = searchQueryOf(call);
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
      const { list, ...page } = pageOf(found, call.query);
      return {
        list: list.map((application) => applicationAnswer(application, call.language)),
        ...page,
        people: peopleOf(call.language),
      };
    },
    { auth: true },
  ),

  'PUT /api/v1/console/list/applications/:applicationId': endpoint(
    (call) => {
      const changed = Object.assign(applicationAsked(call), call.body(applicationPayloadSchema));
      return applicationAnswer(changed, call.language);
    },
    { auth: true },
  ),

  'GET /api/v1/console/list/applications/:applicationId/file': endpoint(
    (call) => applicationFile(applicationAnswer(applicationAsked(call), call.language), call.language),
    { auth: true },
  ),
};
