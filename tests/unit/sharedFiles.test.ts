import { SharedFiles } from '../../config/sharedFiles';
import { FIRST_PATHS } from '../../config/shell/documents';

type Chunks = Record<string, string[]>;
type Compiler = Parameters<SharedFiles['apply']>[0];

/**
 * Runs the plugin on chunks with these modules. A module is written as its name and its kilobytes; one named `*.css` is a sheet. A
 * chunk is that of the route with its name, at the address with its name. Returns the chunks afterwards, and the files that each of them loads.
 */
function share(chunks: Chunks, parents: Record<string, string> = {}) {
  const modules = new Map(
    Object.values(chunks).flatMap((names) =>
      names.map((text) => {
        const [name = '', kilobytes] = text.split(' ');
        const type = name.endsWith('.css') ? 'css/mini-extract' : 'javascript/auto';
        // webpack gives the size of a script whatever type is asked for.
        const size = (wanted: string) =>
          type !== 'css/mini-extract' || wanted === type ? Number(kilobytes) * 1_000 : 0;
        return [name, { name, type, size }] as const;
      }),
    ),
  );
  const content = new Map<object, Set<object>>();
  const loads: Record<string, string[]> = {};
  let made = 0;
  const createChunk = (name: string, initial = false) => {
    const chunk = {
      name,
      canBeInitial: () => initial,
      groupsIterable: [{ origins: [{ request: name }] }],
      split: (file: { name: string }) => loads[name]?.push(file.name),
    };
    content.set(chunk, new Set());
    return chunk;
  };
  for (const [name, own] of Object.entries(chunks)) {
    loads[name] = [];
    const chunk = createChunk(name, name === 'umi');
    for (const text of own) content.get(chunk)?.add(modules.get(text.split(' ')[0] ?? '') ?? {});
  }
  const compilation = {
    modules: [...modules.values()],
    chunks: [...content.keys()],
    chunkGraph: {
      getModuleChunksIterable: (module: object) =>
        [...content.keys()].filter((chunk) => content.get(chunk)?.has(module)),
      connectChunkAndModule: (chunk: object, module: object) => content.get(chunk)?.add(module),
      disconnectChunkAndModule: (chunk: object, module: object) => content.get(chunk)?.delete(module),
    },
    hooks: { optimizeChunks: { tap: (_: object, run: () => void) => run() } },
    addChunk: (name = `file ${++made}`) => createChunk(name),
  };
  const compiler = {
    hooks: { thisCompilation: { tap: (_: string, run: (made: object) => void) => run(compilation) } },
  };
  const routes = Object.fromEntries(
    [...FIRST_PATHS.map((path) => path.slice(1)), ...Object.keys(chunks)].map((id) => [
      id,
      { id, file: id, absPath: `/${id}`, parentId: parents[id] },
    ]),
  );
  new SharedFiles(routes).apply(compiler as unknown as Compiler);
  const names = (chunk: object) =>
    [...(content.get(chunk) ?? [])].map((module) => (module as { name: string }).name).join(' ');
  return {
    loads,
    content: Object.fromEntries(
      [...content.keys()].map((chunk) => [(chunk as { name: string }).name, names(chunk)]),
    ),
  };
}

it('moves what the same pages use to one file', () => {
  const { content, loads } = share({
    orders: ['table 20', 'price 10', 'orders 5'],
    charges: ['table 20', 'price 10', 'charges 5'],
    help: ['help 30'],
  });
  expect(content).toEqual({
    orders: 'orders',
    charges: 'charges',
    help: 'help',
    'file 1': 'table price',
  });
  expect(loads).toEqual({ orders: ['file 1'], charges: ['file 1'], help: [] });
});

it('leaves what is less than a file is worth where it is', () => {
  const chunks = { orders: ['price 6', 'orders 1'], charges: ['price 6', 'charges 1'] };
  expect(share(chunks).loads).toEqual({ orders: [], charges: [] });
  expect(share({ orders: ['price 7'], charges: ['price 7'] }).loads).toEqual({
    orders: ['file 1'],
    charges: ['file 1'],
  });
});

it('joins two files when a request costs more than what a page then loads in vain', () => {
  const withForm = (kilobytes: number) =>
    share({
      orders: ['table 50', `form ${kilobytes}`],
      charges: ['table 50', `form ${kilobytes}`],
      invoices: ['table 50'],
    });
  // Two requests of 12 KB are saved, and the invoices load the form in vain.
  expect(withForm(23).content).toMatchObject({ 'file 1': 'table form' });
  expect(withForm(23).loads.invoices).toEqual(['file 1']);
  expect(withForm(25).content).toMatchObject({ 'file 1': 'table', 'file 2': 'form' });
  expect(withForm(25).loads).toEqual({
    orders: ['file 1', 'file 2'],
    charges: ['file 1', 'file 2'],
    invoices: ['file 1'],
  });
});

it('gives a layout one file, on each of its pages, the outermost first', () => {
  const { content, loads } = share(
    {
      'layouts/portal': ['logo 1', 'button 2'],
      'pages/center': ['button 2', 'menu 3'],
      orders: ['logo 1', 'button 2', 'menu 3', 'orders 4'],
      other: ['menu 3', 'other 5'],
    },
    { 'pages/center': 'layouts/portal', orders: 'pages/center', other: 'layouts/portal' },
  );
  expect(content).toEqual({
    'layouts/portal': '',
    'pages/center': '',
    orders: 'orders',
    other: 'menu other',
    portal: 'logo button',
    center: 'menu',
  });
  expect(loads.orders).toEqual(['portal', 'center']);
  expect(loads.other).toEqual([]);
});

it.each(['umi', 'home', 'login', 'register'])(
  'lets a visit that begins with %s load nothing in vain',
  (first) => {
    const { content, loads } = share({ [first]: ['table 20'], orders: ['table 20'], charges: ['table 20'] });
    expect(content[first]).toBe('table');
    expect(loads).toEqual({ [first]: [], orders: ['file 1'], charges: ['file 1'] });
  },
);

it('moves the sheets that several pages use to one file, of each size and on each page', () => {
  const { content, loads } = share({
    home: ['card.css 1', 'home.css 20'],
    orders: ['card.css 1', 'table.css 2', 'orders.css 20'],
    charges: ['table.css 2'],
    help: ['help.css 20'],
  });
  expect(content).toEqual({
    home: 'home.css',
    orders: 'orders.css',
    charges: '',
    help: 'help.css',
    'file 1': 'card.css table.css',
  });
  expect(loads).toEqual({ home: ['file 1'], orders: ['file 1'], charges: ['file 1'], help: [] });
});

it('fails the build when a page on which visits begin has moved', () => {
  expect(() => new SharedFiles({ home: { id: 'home', absPath: '/home' } })).toThrow('page /login');
});
