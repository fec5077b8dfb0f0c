import { act } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import { LOCALE_KEY } from '@/browser/locale';
import { ENDPOINTS } from '../../config/contract/endpoints';
import { siteRoutes } from '../../config/routes';
import { passTime } from './clock';
import { createAnswers } from './generatedAnswers';
import { responseClass } from './mockExchange';
import { mockServer } from './pageSetup';
import { renderApp } from './renderApp';
import { signIn } from './signedIn';

/** Another seed finds other answers: TEST_TIER=all FUZZ_SEED=7 npx jest generatedAnswers.slow. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_123);
/** Answers to each read of a page; FUZZ_ANSWERS=200 takes some ten minutes. */
const ANSWERS = Number(process.env.FUZZ_ANSWERS ?? 3);
/** Read for every page: without menus and columns no page would be open. */
const KEPT = ['user/query/current/userInfo', 'column/list', 'console/document/{documentId}'];

const reads = ENDPOINTS.flatMap(({ method, path, result }) =>
  method === 'GET' && result && !KEPT.includes(path)
    ? [{ result, pattern: new RegExp(`^/api/v1/${path.replace(/\{\w+\}/g, '[^/]+')}$`) }]
    : [],
);

/** Answers every read by its schema alone. */
function answerFromSchemas(seed: number): void {
  const answer = createAnswers(seed);
  const mock = mockServer();
  window.fetch = (input, init) => {
    const { pathname } = new URL(String(input), 'http://portal.test');
    const read =
      (init?.method ?? 'GET').toUpperCase() === 'GET' && reads.find(({ pattern }) => pattern.test(pathname));
    if (!read) return mock(input, init);
    const body = JSON.stringify({ code: 200, result: answer(read.result) });
    return Promise.resolve(new (responseClass())(body, { headers: { 'content-type': 'application/json' } }));
  };
}

/** The addresses of all pages, with a sample for each id. */
export const generatedPages = siteRoutes
  .filter(({ frame, path }) => frame !== 'auth' && !path.includes('*') && !path.startsWith('/demo'))
  .map(({ path }) => path.replace(/:\w+/g, '1001'))
  .map((path) =>
    path.startsWith('/serviceMarket/') ? `${path}?serviceId=1001&orderId=1001&skuCode=a` : path,
  );

/** Queries by role take as long as rendering such a page. */
const heading = () => document.querySelector('h1')?.textContent;
const FAILED = ['Something went wrong on this page', '页面出了点问题'];

/** Reads everything again, on the same page. */
function switchLanguage(): void {
  const language = localStorage.getItem(LOCALE_KEY) === 'zh-CN' ? 'en-US' : 'zh-CN';
  setLocale(language, false);
  localStorage.setItem(LOCALE_KEY, language);
}

/** Expects a page to show no error page for generated answers. The console may say more about them. */
export async function expectNoCrash(path: string): Promise<void> {
  const causes: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((...parts) => {
    causes.push(...parts.filter((part) => part instanceof Error).map(({ stack }) => stack));
  });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  signIn('admin');
  answerFromSchemas(SEED + generatedPages.indexOf(path));
  renderApp(path);
  for (let answers = 0; answers < ANSWERS; answers += 1) {
    if (answers > 0) act(switchLanguage);
    await passTime(0);
    while (!heading()) await passTime(50);
    expect(FAILED.includes(heading() ?? '') ? causes : []).toEqual([]);
  }
}
