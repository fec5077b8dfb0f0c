import { type Application, ARTICLE_MARKS, type Project } from '../src/domain/console/consoleSearch';
import { searchEndpoints } from '../src/domain/console/searchEndpoints';
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
import { MOCK_CODE, MockFailure } from './lib/failure';
import { handlers } from './lib/handlers';
import { pageOf } from './lib/paging';
import type { Language } from './lib/text';

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

function getApplicationOrThrow({ applicationId }: { applicationId: string }): ApplicationRecord {
  const application = db().lists.applications.find((each) => each.applicationId === applicationId);
  if (application) return application;
  throw new MockFailure(MOCK_CODE.notFound, { zh: '应用不存在', en: 'There is no such application' });
}

export default handlers(searchEndpoints, {
  articles: (call) => {
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

  markArticle: ({ user, params, body }) => {
    const article = articleOf(params.articleId);
    const mark = ARTICLE_MARKS.find((one) => one === params.mark);
    if (!mark) throw new MockFailure(MOCK_CODE.malformed, { zh: '操作不存在', en: 'No such mark' });
    setMark(article, mark, user.userId, body.on);
    return markOf(article, mark, user.userId);
  },

  comments: ({ params, language }) => ({
    list: commentsOf(articleOf(params.articleId)).map((comment) => commentAnswer(comment, language)),
  }),

  addComment: ({ user, params, body, language }) => {
    const { articleId } = articleOf(params.articleId);
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

  applications: (call) => {
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

  changeApplication: ({ params, body, language }) =>
    applicationAnswer(Object.assign(getApplicationOrThrow(params), body), language),

  applicationFile: ({ params, language }) =>
    applicationFile(applicationAnswer(getApplicationOrThrow(params), language), language),
});
