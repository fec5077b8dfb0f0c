import { REVIEW_DAYS } from '../../src/domain/review/review';
import { COMPLAINT_ANSWER_HOURS } from '../../src/domain/support/ticket';
import { findAll, promised } from '../support/promisedTexts';

it('the texts name the time in which an order can be reviewed', () => {
  const en = findAll(promised, 'en', /review the order within (\d+) days/gi);
  const zh = findAll(promised, 'zh', /完成后 (\d+) 天内可评价/g);
  for (const found of [en, zh]) expect(found.map(({ match }) => Number(match[1]))).toEqual([REVIEW_DAYS]);
});

it('the texts name the time in which a complaint is answered', () => {
  const en = findAll(promised, 'en', /manager answers it within (\d+) hours/gi);
  const zh = findAll(promised, 'zh', /客服主管会在 (\d+) 小时内答复/g);
  for (const found of [en, zh])
    expect(found.map(({ match }) => Number(match[1]))).toEqual([COMPLAINT_ANSWER_HOURS]);
});
