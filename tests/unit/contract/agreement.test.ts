import { join } from 'node:path';
import * as v from 'valibot';
import { ENDPOINTS } from '../../../config/contract/endpoints';
import { NAMED_SCHEMAS } from '../../../config/contract/namedSchemas';
import { handlerFiles } from '../../../mock/lib/routes';
import type { EndpointGroup } from '../../../src/domain/endpoint';
import { malformedBody } from '../../contract/refusing';
import { filesBelow, ROOT, read } from '../../support/sources';

/** The endpoint groups declared in the domain, by name. */
const GROUPS: [string, EndpointGroup][] = filesBelow('src/domain', /\.ts$/)
  .flatMap((path) => Object.entries<EndpointGroup>(require(join(ROOT, path))))
  .filter(([name]) => name.endsWith('Endpoints'));

const isDemo = (key: string) => key.includes(' demo/');
const declared = GROUPS.flatMap(([, group]) => Object.values(group)).map(({ key }) => key);

describe('the declared endpoints', () => {
  it('are found', () => {
    expect(declared.length).toBeGreaterThan(140);
    expect(new Set(declared).size).toBe(declared.length);
  });

  it('are described once each, except those of the demo page', () => {
    const described = ENDPOINTS.map(({ key }) => key.replace(/\{(\w+)\}/g, ':$1'));
    expect(described.sort()).toEqual(declared.filter((key) => !isDemo(key)).sort());
  });

  it('have one mock handler each', () => {
    const handled = handlerFiles().flatMap(({ keys = [] }) => keys);
    expect(handled.map((key) => key.replace(' /api/v1/', ' ')).sort()).toEqual(declared.sort());
  });

  it('have a service each', () => {
    const services = filesBelow('src/services', /\.ts$/).map(read).join('\n');
    const isCalled = (group: string, name: string) =>
      new RegExp(`\\b${group}\\.${name}\\b`).test(services) ||
      // Some services choose the endpoint by a parameter.
      (services.includes(`${group}[`) && services.includes(`'${name}'`));
    const without = GROUPS.flatMap(([group, endpoints]) =>
      Object.entries(endpoints).flatMap(([name, { key }]) => (isCalled(group, name) ? [] : [key])),
    );
    // An image element requests the avatar by URL, a calendar program the feed, and only tests read the ledger. Browsers open
    // the page of the identity provider, and its codes are exchanged by back ends. Stories name the endpoint of outages.
    expect(without.sort()).toEqual([
      'GET calendar/feed/:token/renewals.ics',
      'GET demo/identity/authorize',
      'GET demo/ledger',
      'GET user/avatar/:pictureId',
      'POST demo/identity/authorize',
      'POST demo/identity/token',
      'POST demo/outages',
    ]);
  });
});

describe('the contract', () => {
  it('has a valid example for every body, and schemas that reject some body', () => {
    const wrong = ENDPOINTS.filter(
      ({ body, example }) => body && !(v.is(body, example) && malformedBody(body)),
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  it('gives every schema of the domain a unique name', () => {
    const names = NAMED_SCHEMAS.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
