import { join } from 'node:path';
import * as v from 'valibot';
import { ENDPOINTS } from '../../../config/contract/endpoints';
import { NAMED_SCHEMAS } from '../../../config/contract/namedSchemas';
import { handlerFiles } from '../../../mock/lib/routes';
import type { EndpointGroup } from '../../../src/domain/endpoint';
import { malformedBody } from '../../contract/refusing';
import { filesBelow, ROOT, read } from '../../support/sources';

/** The groups of endpoints that the domain declares, by name. */
const GROUPS: [string, EndpointGroup][] = filesBelow('src/domain', /\.ts$/)
  .flatMap((path) => Object.entries<EndpointGroup>(require(join(ROOT, path))))
  .filter(([name]) => name.endsWith('Endpoints'));

const isDemo = (key: string) => key.includes(' demo/');
const declared = GROUPS.flatMap(([, group]) => Object.values(group)).map(({ key }) => key);

describe('what derives from the declared endpoints', () => {
  it('finds the declarations', () => {
    expect(declared.length).toBeGreaterThan(140);
    expect(new Set(declared).size).toBe(declared.length);
  });

  it('describes each endpoint once, all but those of the demo page', () => {
    const described = ENDPOINTS.map(({ key }) => key.replace(/\{(\w+)\}/g, ':$1'));
    expect(described.sort()).toEqual(declared.filter((key) => !isDemo(key)).sort());
  });

  it('has one mock handler for each endpoint', () => {
    const answered = handlerFiles().flatMap(({ keys }) => keys);
    expect(answered.map((key) => key.replace(' /api/v1/', ' ')).sort()).toEqual(declared.sort());
  });

  it('has a service for each endpoint', () => {
    const services = filesBelow('src/services', /\.ts$/).map(read).join('\n');
    const isCalled = (group: string, name: string) =>
      new RegExp(`\\b${group}\\.${name}\\b`).test(services) ||
      // Some services choose between endpoints by a parameter.
      (services.includes(`${group}[`) && services.includes(`'${name}'`));
    const without = GROUPS.flatMap(([group, endpoints]) =>
      Object.entries(endpoints).flatMap(([name, { key }]) => (isCalled(group, name) ? [] : [key])),
    );
    // An image element requests it by its address, and tests read the ledger.
    expect(without.sort()).toEqual(['GET demo/ledger', 'GET user/avatar/:pictureId']);
  });
});

describe('the contract', () => {
  it('gives every body an example that its schema takes, and one can make one that it does not', () => {
    const wrong = ENDPOINTS.filter(
      ({ body, example }) => body && !(v.is(body, example) && malformedBody(body)),
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  it('names each schema of the domain differently', () => {
    const names = NAMED_SCHEMAS.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
