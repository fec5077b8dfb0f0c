import { serviceEndpoints } from '../src/domain/catalog/service';
import { findService, toSummary } from './lib/catalogue/catalogue';
import { readSearch, searchServices, wholeNumber } from './lib/catalogue/search';
import { MOCK_CODE, MockFailure } from './lib/failure';
import { handlers } from './lib/handlers';

const DEFAULT_PAGE_SIZE = 12;
const MAX_PAGE_SIZE = 60;

export default handlers(serviceEndpoints, {
  list: ({ query, queryAll, language }) => {
    const found = searchServices(readSearch(query, queryAll), language);
    const pageSize = Math.min(wholeNumber(query('pageSize')) || DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);
    const current = wholeNumber(query('current')) || 1;
    const start = (current - 1) * pageSize;
    return {
      list: found.slice(start, start + pageSize).map((service) => toSummary(service, language)),
      total: found.length,
      current,
      pageSize,
    };
  },

  get: ({ params, language }) => {
    const service = findService(params.serviceId, language);
    if (service !== undefined) return service;
    throw new MockFailure(MOCK_CODE.notFound, {
      zh: '没有找到该服务，可能已被删除。',
      en: 'There is no such service; it may have been removed.',
    });
  },
});
