import {
  MERGE_WITHIN_MS,
  record,
  redo,
  startHistory,
  UNDO_LIMIT,
  undo,
} from '@/pages/editor/components/undoHistory';

const typeTexts = (texts: string[], at: number[] = []) =>
  texts.reduce(
    (history, text, index) => record(history, text, { about: 'label n1', at: at[index] ?? 0 }),
    startHistory(''),
  );

it('undoes and redoes every step', () => {
  let history = startHistory(0);
  for (const step of [1, 2, 3]) history = record(history, step);
  history = undo(undo(history));
  expect(history.present).toBe(1);
  history = redo(history);
  expect(history.present).toBe(2);
  expect(redo(redo(redo(history))).present).toBe(3);
  expect(undo(undo(undo(undo(history)))).present).toBe(0);
});

it('stays the same without a step to undo or redo, or without a change', () => {
  const history = startHistory('a');
  expect(undo(history)).toEqual(history);
  expect(redo(history)).toEqual(history);
  expect(record(history, 'a')).toBe(history);
});

it('drops undone steps after another change', () => {
  const history = record(undo(record(startHistory(0), 1)), 2);
  expect(history.future).toEqual([]);
  expect(redo(history).present).toBe(2);
});

it('merges quick changes of the same field', () => {
  const history = typeTexts(['o', 'or', 'ord'], [0, MERGE_WITHIN_MS, 2 * MERGE_WITHIN_MS]);
  expect(history.past).toEqual(['']);
  expect(undo(history).present).toBe('');
});

it('does not merge late, different or unnamed changes', () => {
  expect(typeTexts(['o', 'or'], [0, MERGE_WITHIN_MS + 1]).past).toEqual(['', 'o']);
  expect(record(typeTexts(['o']), 'x', { about: 'label n2', at: 0 }).past).toEqual(['', 'o']);
  expect(record(record(startHistory(''), 'o'), 'or').past).toEqual(['', 'o']);
});

it('does not merge a change with an undone or redone one', () => {
  const back = undo(typeTexts(['o', 'or'], [0, 5_000]));
  expect(record(back, 'ok', { about: 'label n1', at: 5_001 }).past).toEqual(['', 'o']);
  expect(record(redo(back), 'ore', { about: 'label n1', at: 5_002 }).past).toEqual(['', 'o', 'or']);
});

it('limits the number of steps', () => {
  let history = startHistory(0);
  for (let step = 1; step <= UNDO_LIMIT + 20; step += 1) history = record(history, step);
  expect(history.past).toHaveLength(UNDO_LIMIT);
  expect(history.past[0]).toBe(20);
});
