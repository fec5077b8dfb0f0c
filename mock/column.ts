import { columnEndpoints } from '../src/domain/content/column';
import { listColumns } from './lib/columns';
import { handlers } from './lib/handlers';

export default handlers(columnEndpoints, {
  list: ({ query, language }) => listColumns(query('state') ?? '1', language),
});
