/** Globals that tests replace. */
const WATCHED = [
  'Date',
  'document',
  'fetch',
  'localStorage',
  'navigator',
  'sessionStorage',
  'setTimeout',
  'window',
  'XMLHttpRequest',
];

/** Getters of Node that warn when they are read. Jest replaces the other globals of Node at their first read. */
const NOT_READ = ['localStorage', 'sessionStorage'];

function describeGlobal(name: string): PropertyDescriptor | undefined {
  if (!NOT_READ.includes(name)) Reflect.get(globalThis, name);
  return Object.getOwnPropertyDescriptor(globalThis, name);
}

function restoreGlobal(name: string, descriptor: PropertyDescriptor | undefined): void {
  Reflect.deleteProperty(globalThis, name);
  if (descriptor) Object.defineProperty(globalThis, name, descriptor);
}

/** Replaces a global, whether or not this Node has it. Returns a function that restores what was found. */
export function replaceGlobal(name: string, replacement: PropertyDescriptor): () => void {
  const found = describeGlobal(name);
  Object.defineProperty(globalThis, name, { configurable: true, ...replacement });
  return () => restoreGlobal(name, found);
}

/**
 * Remembers the watched globals and the environment. Returns a function that restores them, and that returns the names of those
 * that were added, replaced or removed since. It returns no values, because the environment may hold secrets.
 */
export function rememberGlobals(): () => string[] {
  const globals = WATCHED.map((name) => ({ name, descriptor: describeGlobal(name) }));
  const environment = { ...process.env };
  return () => {
    const changed = globals.filter(({ name, descriptor }) => {
      const now = describeGlobal(name);
      return now?.value !== descriptor?.value || now?.get !== descriptor?.get;
    });
    for (const { name, descriptor } of changed) restoreGlobal(name, descriptor);
    const variables = Object.keys({ ...environment, ...process.env }).filter(
      (name) => process.env[name] !== environment[name],
    );
    for (const name of variables) {
      if (environment[name] === undefined) delete process.env[name];
      else process.env[name] = environment[name];
    }
    return [...changed.map(({ name }) => name), ...variables.map((name) => `environment: ${name}`)];
  };
}
