import * as v from 'valibot';
import { ENDPOINTS } from '../../../config/contract/endpoints';
import { wireSchema } from '../../../config/contract/jsonSchema';
import { handlerFiles } from '../../../mock/lib/routes';
import { malformedBody } from '../../contract/refusing';
import { askByServices } from '../../support/askedByServices';

// What each service would send is noted instead of being sent.
jest.mock('@umijs/max', () => require('../../support/askedByServices'));

/** Where a word stands in a path for one of several. */
const BY_WORD = {
  'POST console/list/tasks/{}/{}': 'POST console/list/tasks/{}/finish',
  'POST console/list/templates/{}/{}': 'POST console/list/templates/{}/archive',
};

/** The steps of a task and of a template: one service each, called with the step's name. */
const isStep = (place: string) => /^POST console\/list\/(tasks|templates)\/\{\}\/\w+$/.test(place);

const placeOf = (key: string) => key.replace(/\{\w+\}|:\w+|(?<=\/)anything(?=\/|$)/g, '{}');
const described = new Map(ENDPOINTS.map((endpoint) => [placeOf(endpoint.key), endpoint]));

describe('contract, services and mocks agree', () => {
  const asked = askByServices().map((call) => {
    const place = placeOf(call.key);
    return { ...call, place: Object.entries(BY_WORD).find(([word]) => word === place)?.[1] ?? place };
  });

  it('every endpoint that a mock answers is described, and every described one is answered', () => {
    const answered = handlerFiles()
      .flatMap(({ keys }) => keys)
      .map((key) => placeOf(key.replace(' /api/v1/', ' ')))
      .filter((place) => !place.includes(' demo/'));
    expect(answered.sort()).toEqual([...described.keys()].sort());
  });

  it('every service asks for an endpoint that is described, in the way that is described', () => {
    expect(asked.length).toBeGreaterThan(100);
    const wrong = asked.flatMap(({ key, place, shape, skipAuth, isDownload }) => {
      const endpoint = described.get(place);
      if (!endpoint) return [`${key}: not described`];
      const { auth, result, download } = endpoint;
      return [
        ...(skipAuth && auth === 'required' ? [`${key}: sends no token`] : []),
        ...(!skipAuth && auth === 'none' ? [`${key}: sends a token`] : []),
        ...(isDownload === (download !== undefined) ? [] : [`${key}: is it a download?`]),
        ...(shape && !(result && shape === JSON.stringify(wireSchema(result)))
          ? [`${key}: reads another result`]
          : []),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('every described endpoint has its service', () => {
    const places = new Set(asked.map(({ place }) => place));
    const without = [...described.keys()].filter((place) => !places.has(place) && !isStep(place));
    // An image element asks for it by its address.
    expect(without).toEqual(['GET user/avatar/{}']);
  });
});

describe('the table itself', () => {
  it('names each endpoint once', () => {
    expect(described.size).toBe(ENDPOINTS.length);
  });

  it('gives every body an example that its schema takes, and one can make one that it does not', () => {
    const wrong = ENDPOINTS.filter(
      ({ body, example }) => body && !(v.is(body, example) && malformedBody(body)),
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });
});
