import type { EndpointKey } from '../../../config/contract/endpoint';
import { findCauses, toLines } from '../../contract/causes';
import type { EndpointReport } from '../../contract/report';
import { checkTampered } from '../../support/tampering';

const row = (key: EndpointKey, ...problems: EndpointReport['problems']): EndpointReport => ({
  key,
  state: 'broken',
  checks: 9,
  problems,
});
const keys = ['GET a', 'GET b', 'GET c', 'GET d'] as const;
const group = (problems: (key: EndpointKey, index: number) => EndpointReport['problems']) =>
  findCauses(keys.map((key, index) => row(key, ...problems(key, index))));

it('groups what four operations have alike', () => {
  const same = { check: 'answer', path: 'header X', message: 'send it' };
  const { causes, others } = group((_key, index) => [same, { ...same, message: `own ${index}` }]);
  expect(causes.map(({ text, checks, operations }) => [text, checks, operations.size])).toEqual([
    ['header X: send it', 4, 4],
  ]);
  expect(causes[0]?.examples).toEqual(['GET a (answer)', 'GET b (answer)', 'GET c (answer)']);
  expect(others.get('GET d')).toEqual([{ ...same, message: 'own 3' }]);
});

it('does not group other fields of a wrong shape, other kinds of calls, or three operations', () => {
  const shape = (_key: EndpointKey, index: number) => [
    { check: 'answer', path: `result.list.${index}.name${index % 2}`, message: 'expected text, got nothing' },
  ];
  expect(group(shape).causes).toEqual([]);
  const code = (what: string) => ({ check: what, path: 'code', message: 'succeeded' });
  expect(group((_key, index) => [code(index < 2 ? 'an unknown id' : 'a malformed body')]).causes).toEqual([]);
  expect(group((_key, index) => (index < 3 ? [code('an unknown id')] : [])).causes).toEqual([]);
});

it('groups limits of other fields and numbers', () => {
  const { causes } = group((_key, index) => [
    { check: `a text of ${index}1 characters as name${index}`, path: 'code', message: 'succeeded' },
  ]);
  expect(causes.map(({ text }) => text)).toEqual(['a text of … characters: code: succeeded']);
});

it('writes what several checks of one operation found as one line', () => {
  const same = { path: 'code', message: 'is missing' };
  const checks = ['answer', 'paging', 'order'].map((check) => ({ check, ...same }));
  expect(toLines(checks)).toEqual(['answer (and in 2 more checks): code: is missing']);
});

it('reports missing CORS headers of many operations as a few paragraphs', async () => {
  const report = await checkTampered({
    writes: false,
    only: ({ key }) => /^GET (user|order|charge|service)/.test(key),
    tamper: async (request, answer) => {
      const reply = await answer(request);
      const headers = Object.entries(reply.headers).filter(([name]) => !name.startsWith('access-control'));
      return { ...reply, headers: Object.fromEntries(headers) };
    },
  });
  const lines = report.lines();
  const causes = lines.filter((line) => line.startsWith('Cause '));
  expect(causes[0]).toMatch(
    /^Cause 1, in \d+ checks of \d+ operations: header Access-Control-Allow-Origin: send http:\/\/portal\.example or \* with every reply, refusals too \(section "HTTP"\)$/,
  );
  expect(report.broken.length).toBeGreaterThan(100);
  expect(causes.length).toBeLessThan(7);
  expect(lines.filter((line) => line.startsWith('    ')).length).toBeLessThan(30);
});
