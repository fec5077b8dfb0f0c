import { createResultStore } from '@/request/cache';

const HOUR = 3_600_000;

it('keeps the latest 200 results', () => {
  const store = createResultStore();
  for (let index = 0; index < 201; index += 1) store.set(`/list?page=${index}`, '{}', HOUR);
  expect(store.get('/list?page=0')).toBeUndefined();
  expect(store.get('/list?page=1')?.json).toBe('{}');
});

it('keeps a million characters, of the latest results', () => {
  const store = createResultStore();
  const json = 'x'.repeat(30_000);
  for (let index = 0; index < 100; index += 1) store.set(`/list?page=${index}`, json, HOUR);
  const kept = Array.from({ length: 100 }, (_, index) => store.get(`/list?page=${index}`)).filter(Boolean);
  expect(kept).toHaveLength(33);
  expect(store.get('/list?page=99')?.json).toBe(json);
});

it('keeps no result that is over until it is asked for again', () => {
  jest.useFakeTimers();
  const store = createResultStore();
  const json = 'x'.repeat(900_000);
  store.set('/old', json, 1_000);
  jest.advanceTimersByTime(1_000);
  store.set('/a', '{}', HOUR);
  store.set('/b', 'x'.repeat(900_000), HOUR);
  expect(store.get('/a')?.json).toBe('{}');
  jest.useRealTimers();
});
