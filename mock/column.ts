import { listColumns } from './lib/columns';
import { endpoint } from './lib/endpoint';

export default {
  'GET /api/v1/column/list': endpoint((call) => listColumns(call.query('state') ?? '1', call.language)),
};
