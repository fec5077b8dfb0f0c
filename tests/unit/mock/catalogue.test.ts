import * as v from 'valibot';
import { allServiceIds, findService } from '../../../mock/lib/catalogue/catalogue';
import { serviceSchema } from '../../../src/domain/service';
import { createMockFetch } from '../../support/mockFetch';

it('x', async () => {
  for (const id of allServiceIds())
    for (const l of ['zh', 'en'] as const)
      expect(v.safeParse(serviceSchema, findService(id, l)).issues).toBeUndefined();
  const r = await createMockFetch()('/api/v1/service/list?keyword=piaoju');
  console.log(JSON.stringify(await r.json()).slice(0, 1500));
});
