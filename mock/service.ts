import { findService, summaryOf } from './lib/catalogue/catalogue';
import { readSearch, searchServices, wholeNumber } from './lib/catalogue/search';
import { endpoint } from './lib/endpoint';
import { MOCK_CODE, MockFailure } from './lib/failure';

const DEFAULT_PAGE_SIZE = 12;
const MAX_PAGE_SIZE = 60;

export default {
  'GET /api/v1/service/list': endpoint((call) => {
    const found = searchServices(readSearch(call.query, call.queryAll), call.language);
    const pageSize = Math.min(wholeNumber(call.query('pageSize')) || DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);
    const current = wholeNumber(call.query('current')) || 1;
    const start = (current - 1) * pageSize;
    return {
      list: found.slice(start, start + pageSize).map((service) => summaryOf(service, call.language)),
      total: found.length,
      current,
      pageSize,
    };
  }),

  'GET /api/v1/service/:serviceId': endpoint((call) => {
    const service = findService(call.params.serviceId ?? '', call.language);
    if (service !== undefined) return service;
    throw new MockFailure(MOCK_CODE.notFound, {
      zh: '没有找到该服务，可能已被删除。',
      en: 'There is no such service; it may have been removed.',
    });
  }),
};
