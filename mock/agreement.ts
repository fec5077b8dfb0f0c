import { agreementEndpoints } from '../src/domain/content/agreement';
import { findAgreement, listAgreements } from './lib/agreements/documents';
import { MOCK_CODE, MockFailure } from './lib/failure';
import { handlers } from './lib/handlers';

export default handlers(agreementEndpoints, {
  list: ({ language }) => ({ list: listAgreements(language) }),

  get: ({ params, query, language }) => {
    const found = findAgreement(params.code, query('version'), language);
    if (found !== undefined) return found;
    throw new MockFailure(MOCK_CODE.notFound, {
      zh: '没有找到该协议或该版本。',
      en: 'There is no such agreement or version.',
    });
  },
});
