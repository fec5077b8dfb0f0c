import { findAgreement, listAgreements } from './lib/agreements/documents';
import { endpoint } from './lib/endpoint';
import { MOCK_CODE, MockFailure } from './lib/failure';

export default {
  'GET /api/v1/agreement/list': endpoint(({ language }) => ({ list: listAgreements(language) })),

  'GET /api/v1/agreement/:code': endpoint((call) => {
    const found = findAgreement(call.params.code ?? '', call.query('version'), call.language);
    if (found !== undefined) return found;
    throw new MockFailure(MOCK_CODE.notFound, {
      zh: '没有找到该协议或该版本。',
      en: 'There is no such agreement or version.',
    });
  }),
};
