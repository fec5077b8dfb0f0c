import {
  array,
  boolean,
  check,
  type GenericSchema,
  integer,
  maxValue,
  minValue,
  nonEmpty,
  number,
  object,
  optional,
  pipe,
  regex,
  safeParse,
  string,
  transform,
  trim,
  union,
  unknown,
} from 'valibot';

const SECTION_NAMES = ['market', 'agreement', 'announcement'] as const;

/** Settings of a deployment, from `window.__PORTAL_CONFIG__` (public/config.js). */
export interface RuntimeSettings {
  /** `''` for the page's own host, else an absolute http(s) URL without a trailing slash. */
  apiHost: string;
  /** Base path of the portal, with a slash at both ends. */
  routerBase: string;
  /** Path of the page for refusals that lead to one (spec section 8). */
  errorPage: string;
  /** Origins besides the portal's own and the API's whose pictures are shown. */
  pictureHosts: string[];
  /** Titles of the columns that stand for a section, instead of the built-in ones (spec section 6). */
  sections?: SectionTitles;
  monitoring?: MonitoringSettings;
}

export type SectionTitles = Partial<Record<(typeof SECTION_NAMES)[number], string[]>>;

export interface MonitoringSettings {
  /** Absolute http(s) URL without a trailing slash. */
  collector: string;
  service: string;
  serviceVersion: string;
  /** Milliseconds that calls are collected before their traces are sent; 60000 by default (spec section 9). */
  traceInterval: number;
  /** Whether API calls carry the `sw8` header; true by default. */
  tracingHeader: boolean;
}

function isHttpUrl(text: string): boolean {
  try {
    const { protocol, username, password, search, hash } = new URL(text);
    return (
      /^https?:$/.test(protocol) && /^https?:\/\//i.test(text) && !username && !password && !search && !hash
    );
  } catch {
    return false;
  }
}

const absoluteUrl = pipe(
  string(),
  trim(),
  check(
    (text) => text === '' || isHttpUrl(text),
    'must be an absolute http(s) URL without credentials, query or hash',
  ),
  transform((text) => (text === '' ? '' : new URL(text).href.replace(/\/+$/, ''))),
);

const origins = array(
  pipe(
    string(),
    trim(),
    check(
      (text) => isHttpUrl(text) && new URL(text).pathname === '/',
      'must hold scheme, host and port only, such as "https://pictures.example.com"',
    ),
    transform((text) => new URL(text).origin),
  ),
);

const basePath = pipe(
  string(),
  trim(),
  transform((text) => `/${text}/`.replace(/\/+/g, '/')),
  check(
    (path) => /^[\w~.\-/]+$/.test(path) && !/\/\.{1,2}\//.test(path),
    'must be a path such as "/portal/"',
  ),
);

const ERROR_PAGE = '/exception';
const pagePath = pipe(
  string(),
  trim(),
  regex(/^(\/[\w~.-]+)+$/, 'must be a path of the portal such as "/exception"'),
);

const TRACE_INTERVAL_MS = 60_000;
const traceInterval = pipe(
  number(),
  integer(),
  minValue(1_000, 'must be at least 1000 milliseconds'),
  maxValue(3_600_000, 'must be at most 3600000 milliseconds'),
);

const label = pipe(string(), trim(), nonEmpty('must not be empty'));

const titles = pipe(
  union([array(label), label], 'must be a title or a list of titles'),
  transform((value) => [value].flat()),
  nonEmpty('must name at least one title'),
);

// Fields are read one by one, so that an invalid value does not affect the others.
const configSchema = object({
  apiHost: optional(unknown()),
  routerBase: optional(unknown()),
  errorPage: optional(unknown()),
  pictureHosts: optional(unknown()),
  sections: optional(unknown()),
  monitoring: optional(unknown()),
});
const sectionsSchema = object({
  market: optional(unknown()),
  agreement: optional(unknown()),
  announcement: optional(unknown()),
});
const monitoringSchema = object({
  collector: optional(unknown()),
  service: optional(unknown()),
  serviceVersion: optional(unknown()),
  traceInterval: optional(unknown()),
  tracingHeader: optional(unknown()),
});

/**
 * Reads the settings of a deployment. An invalid value falls back to its default and is described in
 * `problems` (English, for the console).
 */
export function readRuntimeSettings(raw: unknown): RuntimeSettings & { problems: string[] } {
  const problems: string[] = [];

  function read<T>(name: string, schema: GenericSchema<unknown, T>, value: unknown, fallback: T): T {
    if (value === undefined) return fallback;
    const parsed = safeParse(schema, value);
    if (parsed.success) return parsed.output;
    problems.push(`${name}: ${parsed.issues[0].message}`);
    return fallback;
  }

  function group<T extends GenericSchema>(name: string, schema: T, value: unknown) {
    const parsed = safeParse(schema, value === undefined ? {} : value);
    if (parsed.success && !Array.isArray(value)) return parsed.output;
    problems.push(`${name}: must be an object`);
    return undefined;
  }

  const config = group('config', configSchema, raw);
  const apiHost = read('apiHost', absoluteUrl, config?.apiHost, '');
  const routerBase = read('routerBase', basePath, config?.routerBase, '/');
  const errorPage = read('errorPage', pagePath, config?.errorPage, ERROR_PAGE);
  const pictureHosts = read('pictureHosts', origins, config?.pictureHosts, []);
  const given = group('sections', sectionsSchema, config?.sections ?? undefined);
  const sections: SectionTitles = {};
  for (const name of SECTION_NAMES) {
    const named = read<string[]>(`sections.${name}`, titles, given?.[name], []);
    if (named.length > 0) sections[name] = named;
  }
  const monitoring = group('monitoring', monitoringSchema, config?.monitoring ?? undefined);
  const collector = read('monitoring.collector', absoluteUrl, monitoring?.collector, '');
  const common = {
    apiHost,
    routerBase,
    errorPage,
    pictureHosts,
    ...(Object.keys(sections).length > 0 && { sections }),
    problems,
  };
  if (!collector) return common;

  const service = read('monitoring.service', label, monitoring?.service, 'service-market-portal');
  const serviceVersion = read('monitoring.serviceVersion', label, monitoring?.serviceVersion, 'unknown');
  const interval = read(
    'monitoring.traceInterval',
    traceInterval,
    monitoring?.traceInterval,
    TRACE_INTERVAL_MS,
  );
  const tracingHeader = read('monitoring.tracingHeader', boolean(), monitoring?.tracingHeader, true);
  return {
    ...common,
    monitoring: { collector, service, serviceVersion, traceInterval: interval, tracingHeader },
  };
}
