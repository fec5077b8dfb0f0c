import { REVIEW_DAYS } from '../../src/domain/review/review';
import { findAll, promised } from '../support/promisedTexts';

it('the texts name the time in which an order can be reviewed', () => {
  const en = findAll(promised, 'en', /review the order within (\d+) days/gi);
  const zh = findAll(promised, 'zh', /完成后 (\d+) 天内可评价/g);
  for (const found of [en, zh]) expect(found.map(({ match }) => Number(match[1]))).toEqual([REVIEW_DAYS]);
});
