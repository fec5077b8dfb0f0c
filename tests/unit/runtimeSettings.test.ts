import { readRuntimeSettings } from '@/browser/runtimeSettings';

const ERROR_PAGE = '/exception';
const DEFAULTS = { apiHost: '', routerBase: '/', errorPage: ERROR_PAGE, pictureHosts: [], problems: [] };

it.each([undefined, {}, { other: 1 }, { apiHost: '', routerBase: '/', monitoring: { collector: '' } }])(
  'uses the defaults for %j',
  (raw) => {
    expect(readRuntimeSettings(raw)).toEqual(DEFAULTS);
  },
);

it.each([null, 'x', 5, true, [], [{}], () => {}])('reports a config of %p and uses the defaults', (raw) => {
  const { problems, ...settings } = readRuntimeSettings(raw);
  expect(settings).toEqual({ apiHost: '', routerBase: '/', errorPage: ERROR_PAGE, pictureHosts: [] });
  expect(problems).toEqual(['config: must be an object']);
});

describe('sections', () => {
  it('are found by the titles of the deployment', () => {
    const sections = { market: ' Shop ', agreement: ['Terms', 'Help'] };
    expect(readRuntimeSettings({ sections })).toEqual({
      ...DEFAULTS,
      sections: { market: ['Shop'], agreement: ['Terms', 'Help'] },
    });
    expect(readRuntimeSettings({ sections: null })).toEqual(DEFAULTS);
  });

  it.each(['', [], [''], 5, {}])('the title %j is a problem and keeps the built-in one', (market) => {
    const { problems, ...settings } = readRuntimeSettings({ sections: { market, announcement: 'News' } });
    expect({ ...settings, problems: [] }).toEqual({
      ...DEFAULTS,
      sections: { announcement: ['News'] },
    });
    expect(problems).toEqual([expect.stringMatching(/^sections\.market: /)]);
  });
});

describe('errorPage', () => {
  it.each(['/404', ' /exception/500 '])('reads %j', (errorPage) => {
    expect(readRuntimeSettings({ errorPage })).toEqual({ ...DEFAULTS, errorPage: errorPage.trim() });
  });

  it.each(['exception', '/', '//elsewhere.example', 'https://elsewhere.example/', '/a?b=1', '', null])(
    '%j is a problem and leads to the usual page',
    (errorPage) => {
      const { problems, ...settings } = readRuntimeSettings({ errorPage });
      expect(settings).toEqual({ apiHost: '', routerBase: '/', errorPage: ERROR_PAGE, pictureHosts: [] });
      expect(problems).toEqual([expect.stringMatching(/^errorPage: /)]);
    },
  );
});

describe('apiHost', () => {
  it.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com/', 'https://api.example.com'],
    ['http://localhost:8080/base//', 'http://localhost:8080/base'],
    ['  HTTPS://API.example.com ', 'https://api.example.com'],
    ['', ''],
    ['   ', ''],
  ])('reads %j', (apiHost, expected) => {
    expect(readRuntimeSettings({ apiHost })).toEqual({ ...DEFAULTS, apiHost: expected });
  });

  it.each([
    'api.example.com',
    '/api',
    '//api.example.com',
    'ftp://api.example.com',
    'javascript:alert(1)',
    'https:api.example.com',
    'https://',
    'https://user:pw@api.example.com',
    'https://api.example.com?x=1',
    'https://api.example.com#x',
    5,
    null,
    ['https://api.example.com'],
    {},
  ])('%j is a problem', (apiHost) => {
    const { problems, ...settings } = readRuntimeSettings({ apiHost, routerBase: '/p/' });
    expect(settings).toEqual({ apiHost: '', routerBase: '/p/', errorPage: ERROR_PAGE, pictureHosts: [] });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^apiHost: /);
  });
});

describe('pictureHosts', () => {
  it('are origins, without a slash at the end', () => {
    const pictureHosts = ['https://Pictures.example.com/', 'http://localhost:9000'];
    expect(readRuntimeSettings({ pictureHosts })).toEqual({
      ...DEFAULTS,
      pictureHosts: ['https://pictures.example.com', 'http://localhost:9000'],
    });
  });

  it.each(['https://a.example', ['a.example'], ['https://a.example/b'], ['*'], ['javascript:alert(1)'], [5]])(
    '%j is a problem',
    (pictureHosts) => {
      const { problems, ...settings } = readRuntimeSettings({ pictureHosts });
      expect(settings.pictureHosts).toEqual([]);
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(/^pictureHosts: /);
    },
  );
});

describe('routerBase', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['portal', '/portal/'],
    ['/portal', '/portal/'],
    ['/portal/', '/portal/'],
    ['//portal//a/', '/portal/a/'],
    ['/v1.2/my_portal-x~', '/v1.2/my_portal-x~/'],
  ])('%j', (routerBase, expected) => {
    expect(readRuntimeSettings({ routerBase })).toEqual({ ...DEFAULTS, routerBase: expected });
  });

  it.each([
    'https://evil.example/',
    '/a/../b',
    '/./a',
    '/a?b',
    '/a#b',
    '/a b',
    '\\evil',
    '/%2F',
    'javascript:x',
    null,
    5,
    {},
  ])('%j is a problem', (routerBase) => {
    const { problems, ...settings } = readRuntimeSettings({ routerBase });
    expect(settings).toEqual({ apiHost: '', routerBase: '/', errorPage: ERROR_PAGE, pictureHosts: [] });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^routerBase: /);
  });
});

describe('monitoring', () => {
  const collector = 'https://collector.example/apm';
  const usual = { traceInterval: 60_000, tracingHeader: true };

  it('is read whole', () => {
    const monitoring = {
      collector: `${collector}/`,
      service: 'portal',
      serviceVersion: '1.2.3',
      traceInterval: 5_000,
      tracingHeader: false,
    };
    expect(readRuntimeSettings({ monitoring })).toEqual({
      ...DEFAULTS,
      monitoring: { ...monitoring, collector },
    });
  });

  it('needs only a collector', () => {
    expect(readRuntimeSettings({ monitoring: { collector } }).monitoring).toEqual({
      collector,
      service: 'service-market-portal',
      serviceVersion: 'unknown',
      ...usual,
    });
  });

  it.each([999, 1_000.5, Number.NaN, 3_600_001, -1, '60000', null])(
    'an interval of %p is a problem, and gives the minute of the specification',
    (traceInterval) => {
      const { monitoring, problems } = readRuntimeSettings({ monitoring: { collector, traceInterval } });
      expect(monitoring?.traceInterval).toBe(60_000);
      expect(problems).toEqual([expect.stringMatching(/^monitoring\.traceInterval: /)]);
    },
  );

  it('a header that is neither on nor off is a problem, and on', () => {
    const { monitoring, problems } = readRuntimeSettings({ monitoring: { collector, tracingHeader: 'no' } });
    expect(monitoring?.tracingHeader).toBe(true);
    expect(problems).toEqual([expect.stringMatching(/^monitoring\.tracingHeader: /)]);
  });

  it.each([undefined, null, {}, { service: 'portal' }])('%j configures none', (monitoring) => {
    expect(readRuntimeSettings({ monitoring })).toEqual(DEFAULTS);
  });

  it.each(['/relative', 'collector.example', 'ftp://x.example', 5, null])(
    'a collector of %j is a problem',
    (wrong) => {
      const { monitoring, problems } = readRuntimeSettings({ monitoring: { collector: wrong } });
      expect(monitoring).toBeUndefined();
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(/^monitoring\.collector: /);
    },
  );

  it.each([false, 'https://collector.example', []])('monitoring of %j is a problem', (wrong) => {
    const { monitoring, problems } = readRuntimeSettings({ monitoring: wrong });
    expect(monitoring).toBeUndefined();
    expect(problems).toEqual(['monitoring: must be an object']);
  });

  it('keeps its good values beside wrong ones', () => {
    const { monitoring, problems } = readRuntimeSettings({
      monitoring: { collector, service: ' ', serviceVersion: 5 },
    });
    expect(monitoring).toEqual({
      collector,
      service: 'service-market-portal',
      serviceVersion: 'unknown',
      ...usual,
    });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'monitoring.service',
      'monitoring.serviceVersion',
    ]);
  });
});

it('names each wrong value', () => {
  const { problems } = readRuntimeSettings({ apiHost: 1, routerBase: 2, monitoring: { collector: 3 } });
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'apiHost',
    'routerBase',
    'monitoring.collector',
  ]);
});
