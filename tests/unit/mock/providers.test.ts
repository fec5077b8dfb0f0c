import * as v from 'valibot';
import { allServices } from '../../../mock/lib/catalogue/catalogue';
import { serviceListSchema } from '../../../src/domain/catalog/service';
import { providerSchema } from '../../../src/domain/provider/provider';
import { createMockClient } from './mockClient';

const ids = [...new Set(allServices().map(({ provider }) => provider.providerId))];

describe('every provider of the catalogue', () => {
  it.each(ids)('has a page with its services: %s', async (id) => {
    const client = createMockClient();
    const provider = v.parse(providerSchema, (await client.get(`provider/${id}`)).result);
    const { list } = v.parse(
      serviceListSchema,
      (await client.get(`service/list?providerId=${id}&pageSize=60`)).result,
    );
    const own = allServices().filter((service) => service.provider.providerId === id);
    expect(list.map(({ serviceId }) => serviceId).sort()).toEqual(
      own
        .filter(({ status }) => status === 'active')
        .map(({ serviceId }) => serviceId)
        .sort(),
    );
    expect(list.every((service) => service.provider.name === provider.name)).toBe(true);
    expect(provider.rating.count).toBe(own.reduce((sum, { rating }) => sum + rating.count, 0));
    const { answerHours } = provider.serviceLevel;
    expect(answerHours.urgent).toBeLessThan(answerHours.high);
    expect(answerHours.high).toBeLessThan(answerHours.normal);
    expect(provider.qualifications.length).toBeGreaterThan(0);
  });
});

it('an unknown provider does not exist', async () => {
  const client = createMockClient();
  expect(await client.get('provider/nobody')).toMatchObject({ code: 404 });
  expect(await client.get('provider/constructor')).toMatchObject({ code: 404 });
});
